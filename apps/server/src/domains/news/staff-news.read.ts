import {
  newsSheet,
  StaffNews,
  type MethodParsed,
  type StaffNewsDetail,
  type StaffNewsItem,
} from '@guangquan/contract'
import { newsStateNames, newsStates, newsTypeNames } from '@guangquan/contract/news/news.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../context.ts'
import { containing } from '../../db/like-pattern.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../db/time-key.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { fail } from '../../fail.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { findNews } from './news.store.ts'
import type { NewsRow } from './news.view.ts'

type Filters = Pick<MethodParsed<typeof StaffNews.GetList>, 'keyword' | 'type' | 'state'>

/** A page of all news, last written first. totalCount: capped. */
export async function listStaffNews(ctx: StaffCtx, input: MethodParsed<typeof StaffNews.GetList>) {
  const found = sql`from news where ${sql.join(conditionsOf(input), sql` and `)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<NewsRow>`select * ${found} and ${isInWindow('news', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: rows.map((row) => staffItem(row, ctx.now)) }
}

export const newsExport = defineExport(StaffNews.Export, newsSheet, async function* (ctx, input) {
  const { keyword, type, state } = input
  for await (const news of walkPages((page) => listStaffNews(ctx, { ...page, keyword, type, state })))
    yield {
      ...news,
      type: nameOf(newsTypeNames, news.type),
      state: nameOf(newsStateNames, news.state),
      publishedAt: news.publishedAt === null ? null : timeTextOf(new Date(news.publishedAt)),
    }
})

/** @throws ContentNotFound */
export async function getStaffNews(
  { app, db, now }: Pick<StaffCtx, 'app' | 'now'> & { db: Parameters<typeof findNews>[0] },
  { id }: { id: string },
): Promise<StaffNewsDetail> {
  const row = (await findNews(db, id)) ?? fail('ContentNotFound')
  const { cover_path: path } = row
  return {
    ...staffItem(row, now),
    summary: row.summary,
    body: row.body,
    videoType: row.video_type,
    videoId: row.video_id,
    cover: path === null ? null : { key: path, url: sitePictureUrl(app, path) },
  }
}

/** News in the global search of the console. */
export const newsSearch = {
  kind: 'news',
  access: StaffNews.GetList.access,
  find: async ({ db }: StaffCtx, { text, limit }: { text: string; limit: number }) => {
    const rows = await db
      .selectFrom('news')
      .select(['id', 'title', 'type'])
      .where('title', 'ilike', containing(text))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
    return rows.map(({ id, title, type }) => ({ id, title, detail: nameOf(newsTypeNames, type) }))
  },
} as const

function conditionsOf({ keyword = '', type, state }: Filters) {
  const part = keyword.trim()
  return [
    sql<SqlBool>`true`,
    ...(part === '' ? [] : [sql<SqlBool>`title ilike ${containing(part)}`]),
    ...(type === undefined ? [] : [sql<SqlBool>`type = ${type}`]),
    ...(state === undefined ? [] : [sql<SqlBool>`state = ${state}`]),
  ]
}

function staffItem(row: NewsRow, now: Date): StaffNewsItem {
  const { published_at: at, state } = row
  return {
    id: row.id,
    type: row.type,
    title: row.title,
    source: row.source,
    state,
    publishedAt: at?.getTime() ?? null,
    isScheduled: state === newsStates.published && at !== null && at > now,
    updateTime: timeTextOf(row.updated_at),
    version: row.version,
  }
}
