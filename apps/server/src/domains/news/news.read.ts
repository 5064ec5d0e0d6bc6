import {
  newsTypes,
  type MethodParsed,
  type NewsBlock,
  type NewsDetail,
  type NewsInfo,
} from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import { memoizeMade } from '../../cache/memoize.ts'
import type { App, Ctx } from '../../context.ts'
import { keysetPage } from '../../db/paging.ts'
import { preparedList } from '../../db/prepared-list.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { loadVideos } from '../article/index.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { choiceNames } from '../site/index.ts'
import type { ShownPicture } from './news-body.ts'
import { findNews, findPictures, isShown, type PictureRow } from './news.store.ts'
import { parseBlocks } from './parse-body.ts'
import { itemColumns, newsItem, type NewsRow } from './news.view.ts'

/** Epoch milliseconds and id: newest first. */
const key = z.tuple([z.int(), z.uuid()])
type Key = z.output<typeof key>

/** A page of published news, newest first. totalCount: capped. */
export async function listNews(ctx: Ctx, input: MethodParsed<typeof NewsInfo.GetList>) {
  const { app, db, now } = ctx
  const variant = { ofType: input.type !== undefined, ofVideoType: input.videoType !== undefined }
  const values = { type: input.type ?? 0, videoType: input.videoType ?? 0, now }
  const first = { afterTime: 'infinity', afterId: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
  const { rows, ...page } = await keysetPage(input, key, {
    read: ({ after, ...window }) => {
      const start =
        after === null ? first : { afterTime: new Date(after[0]).toISOString(), afterId: after[1] }
      return listed.read(db, window, variant, { ...values, ...start })
    },
    count: () => listed.count(db, variant, { ...values, ...first }),
    keyOf: ({ published_at: at, id }): Key => [at?.getTime() ?? 0, id],
  })
  const nameOf = await videoTypeNames(ctx, rows)
  return { ...page, items: rows.map((row) => newsItem(app, row, nameOf(row))) }
}

type ListedRow = Pick<NewsRow, (typeof itemColumns)[number]>
type Listed = { type: number; videoType: number; now: Date; afterTime: string; afterId: string }

const listed = preparedList<Listed, { ofType: boolean; ofVideoType: boolean }, ListedRow>('news.listed', {
  rows: (param, { ofType, ofVideoType }) => sql`from news where ${isShown(param('now'))}
    ${ofType ? sql`and type = ${param('type')}` : sql``}
    ${ofVideoType ? sql`and video_type = ${param('videoType')}` : sql``}`,
  page: (rows, param) => sql`select ${sql.join(itemColumns.map((column) => sql.ref(column)))} ${rows}
    and (published_at, id) < (${param('afterTime')}::timestamptz, ${param('afterId')}::uuid)
    order by published_at desc, id desc`,
})

/** Published news, with its neighbours of the same type. @throws ContentNotFound */
export async function getNews(ctx: Ctx, { id }: { id: string }): Promise<NewsDetail> {
  const { app, db, now } = ctx
  const [row, pictures] = await Promise.all([findNews(db, id), findPictures(db, { newsId: id })])
  const at = row?.published_at ?? null
  if (row === undefined || row.state !== 1 || at === null || at > now) fail('ContentNotFound')
  const ofType = { type: row.type, at, id, now }
  const { video_id: videoId } = row
  const [nameOf, videos, [newer], [older]] = await Promise.all([
    videoTypeNames(ctx, [row]),
    loadVideos(ctx, videoId === null ? [] : [videoId]),
    nextNewer(db, ofType),
    nextOlder(db, ofType),
  ])
  return {
    ...newsItem(app, row, nameOf(row)),
    blocks: await blocksOf(app, `${id} ${row.version}`, { body: row.body, pictures }),
    video: (videoId === null ? undefined : videos.get(videoId)) ?? null,
    newer: newer ?? null,
    older: older ?? null,
  }
}

/** Parsing a long body takes tens of milliseconds; a saved one has another version. */
const blocksOf = memoizeMade<NewsBlock[], { body: string; pictures: readonly PictureRow[] }>(
  { name: 'news.blocks', max: 200, ttlMs: 3600_000 },
  (app, { body, pictures }) => parseBlocks(body, shownPictures(app, pictures)),
)

/** The pictures of a body with their URLs, by the names that the body uses. */
function shownPictures(app: App, rows: readonly PictureRow[]): Map<string, ShownPicture> {
  return new Map(
    rows.map(({ path, small_path: smallPath, width, height }) => [
      path,
      { url: sitePictureUrl(app, path), smallUrl: sitePictureUrl(app, smallPath), width, height },
    ]),
  )
}

type Neighbours = { type: number; at: Date; id: string; now: Date }
type Neighbour = { id: string; title: string }

const nextNewer = preparedQuery<Neighbours, Neighbour>('news.newer', (db, param) =>
  db
    .selectFrom('news')
    .select(['id', 'title'])
    .where(isShown(param('now')))
    .where('type', '=', param('type'))
    .where(sql<boolean>`(published_at, id) > (${param('at')}::timestamptz, ${param('id')}::uuid)`)
    .orderBy('published_at')
    .orderBy('id')
    .limit(sql.lit(1)),
)

const nextOlder = preparedQuery<Neighbours, Neighbour>('news.older', (db, param) =>
  db
    .selectFrom('news')
    .select(['id', 'title'])
    .where(isShown(param('now')))
    .where('type', '=', param('type'))
    .where(sql<boolean>`(published_at, id) < (${param('at')}::timestamptz, ${param('id')}::uuid)`)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1)),
)

/** Names the video types of some rows; only reads the dictionary if there is a video. */
async function videoTypeNames(
  { db }: Ctx,
  rows: readonly Pick<NewsRow, 'type' | 'video_type'>[],
): Promise<(row: Pick<NewsRow, 'video_type'>) => string> {
  if (rows.every(({ type }) => type !== newsTypes.video)) return () => ''
  const nameOf = await choiceNames(db, ['NewsVideoType'])
  return ({ video_type: value }) => (value === null ? '' : nameOf('NewsVideoType', value))
}
