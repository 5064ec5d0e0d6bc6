import {
  articleSheet,
  publishStatus,
  StaffArticle,
  type MethodParsed,
  type StaffArticleItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow, isOnly } from '../../db/paging.ts'
import { containing } from '../../db/like-pattern.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { fail } from '../../fail.ts'
import { showRights } from '../../verdict.ts'
import { loadUserBriefs } from '../member/index.ts'
import { choiceNames } from '../site/index.ts'
import { articleVerdicts } from './article.policy.ts'

interface ArticleRow {
  id: string
  title: string
  author_id: string
  official: boolean
  category_id: number
  listed_at: Date | null
  passed_over_at: Date | null
  created_at: Date
  like_count: number
  reply_count: number
  version: number
}

const columns = sql`publish.id, title, author_id, official, category_id, listed_at, passed_over_at, created_at, like_count, reply_count,
  article.version`
// Editors cannot choose articles with a limited audience.
const published = sql`from article join publish on publish.id = article.publish_id
  where publish.status = ${sql.lit(publishStatus.published)} and publish.expose_others`

const candidate = sql<SqlBool>`listed_at is null and passed_over_at is null and not official`

/** A page of the published articles, new ones first. totalCount: capped. */
export async function listStaffArticles(ctx: StaffCtx, input: MethodParsed<typeof StaffArticle.GetList>) {
  const { keyword, source, isListed, isCandidate, categoryId } = input
  const part = containing(keyword ?? '')
  const conditions = [
    published,
    ...(keyword === undefined ? [] : [sql<SqlBool>`publish.title ilike ${part}`]),
    ...(source === undefined ? [] : [sql<SqlBool>`official = ${source === 'official'}`]),
    ...(isListed === undefined ? [] : [isListed ? sql`listed_at is not null` : sql`listed_at is null`]),
    ...(isCandidate === undefined ? [] : [candidate]),
    ...(categoryId === undefined ? [] : [sql<SqlBool>`category_id = ${categoryId}`]),
  ]
  const found = sql.join(conditions, sql` and `)
  const read = async (window: PageWindow<string>) => {
    const { rows } = await sql<ArticleRow>`select ${columns} ${found}
      and ${isOnly(sql.ref('article.publish_id'), window)} and article.publish_id < ${window.after ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff'}::uuid
      order by article.publish_id desc ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  const { rows, ...page } = await keysetPage(input, z.uuid(), {
    read,
    count: () => countUpToCap(ctx.db, found),
    keyOf: ({ id }) => id,
  })
  return { ...page, items: await articleItems(ctx, rows) }
}

export const articleExport = defineExport(StaffArticle.Export, articleSheet, async function* (ctx, input) {
  const { reason: _reason, requestId: _requestId, ...filters } = input
  const nameOf = await choiceNames(ctx.db, ['ArticleCategory'])
  for await (const article of walkPages((page) => listStaffArticles(ctx, { ...page, ...filters }))) {
    yield { ...article, category: nameOf('ArticleCategory', article.categoryId) }
  }
})

/** @throws ContentNotFound */
export async function loadStaffArticle(ctx: StaffCtx, id: string): Promise<StaffArticleItem> {
  const { rows } = await sql<ArticleRow>`select ${columns} ${published} and publish.id = ${id}`.execute(
    ctx.db,
  )
  const [item] = await articleItems(ctx, rows)
  return item ?? fail('ContentNotFound')
}

async function articleItems(ctx: StaffCtx, rows: readonly ArticleRow[]): Promise<StaffArticleItem[]> {
  const authors = await loadUserBriefs(
    ctx,
    rows.map((row) => row.author_id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    authorId: row.author_id,
    authorName: authors.get(row.author_id)?.nickName ?? '',
    isOfficial: row.official,
    categoryId: row.category_id,
    listedTime: row.listed_at && timeTextOf(row.listed_at),
    ...showRights(articleVerdicts(row)),
    createTime: timeTextOf(row.created_at),
    likeCount: row.like_count,
    replyCount: row.reply_count,
    version: row.version,
  }))
}
