import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQueries, runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { cappedCountOf, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'
import { replyColumns, viewerOf, type ReplyRow } from './reply-rows.ts'
import { visibleReplies } from './visible-replies.ts'

// Pinned first, then likes or epoch milliseconds, then the id.
const topKey = z.tuple([z.boolean(), z.int(), z.uuid()])
type TopKey = z.output<typeof topKey>
const childKey = z.tuple([z.int(), z.uuid()])
type ChildKey = z.output<typeof childKey>

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export type ReplySort = 'hot' | 'new'

/** A page of first-level comments. totalCount: capped, counted for the first page. */
export async function listReplies(ctx: Ctx, input: PageInput & { publishId: string; sort: ReplySort }) {
  return keysetPage(input, topKey, {
    read: (window) => readTop(ctx, window, input.publishId, input.sort),
    count: () => countTop(ctx, input.publishId),
    keyOf: (row): TopKey => [row.pinned, orderOf(row, input.sort), row.id],
  })
}

function orderOf(row: ReplyRow, sort: ReplySort): number {
  return sort === 'hot' ? row.like_count : row.created_at.getTime()
}

/** A page of the answers to a comment, oldest first. totalCount: counter. */
export async function listChildren(ctx: Ctx, input: PageInput & { parent: ReplyRow }) {
  return keysetPage(input, childKey, {
    read: (window) => readChildren(ctx, window, input.parent.id),
    count: () => input.parent.child_count,
    keyOf: (row): ChildKey => [row.created_at.getTime(), row.id],
  })
}

function readChildren(ctx: Ctx, window: PageWindow<ChildKey>, parentId: string): Promise<ReplyRow[]> {
  const [after, afterId] = window.after ?? [0, '00000000-0000-0000-0000-000000000000']
  const member = ctx.viewer !== null
  const values = {
    viewerId: ctx.viewer?.id ?? null,
    parentId,
    afterTime: new Date(after).toISOString(),
    afterId,
  }
  return runUnprepared(
    ctx.db,
    (param: ParamOf<typeof values>) => {
      const viewerId = viewerOf(param, member)
      const query = sql<ReplyRow>`select ${replyColumns(viewerId)} from reply
        where reply.parent_id = ${param('parentId')}::uuid and ${visibleReplies(viewerId)}
          and (reply.created_at, reply.id) > (${param('afterTime')}::timestamptz, ${param('afterId')}::uuid)
        order by reply.created_at, reply.id
        ${limitTo(window)}`
      return { compile: () => query.compile(ctx.db) }
    },
    values,
  )
}

type TopValues = {
  viewerId: string | null
  publishId: string
  afterPinned: boolean
  after: number
  afterId: string
}

interface TopVariant extends Record<string, boolean | number | string> {
  member: boolean
  sort: ReplySort
  limit: number
}

function readTop(
  ctx: Ctx,
  window: PageWindow<TopKey>,
  publishId: string,
  sort: ReplySort,
): Promise<ReplyRow[]> {
  const first = sort === 'hot' ? 2 ** 31 - 1 : Date.UTC(9999, 0)
  const [afterPinned, after, afterId] = window.after ?? [true, first, lastId]
  const variant: TopVariant = { member: ctx.viewer !== null, sort, limit: window.limit }
  const values = { viewerId: ctx.viewer?.id ?? null, publishId, afterPinned, after, afterId }
  if (window.skip === 0) return topReplies(ctx.db, variant, values)
  return runUnprepared(
    ctx.db,
    (param: ParamOf<TopValues>) => top(ctx.db, param, variant, sql`offset ${sql.lit(window.skip)}`),
    values,
  )
}

const topReplies = preparedQueries<TopValues, TopVariant, ReplyRow>('reply.top', (db, param, variant) =>
  top(db, param, variant, sql``),
)

function top(
  db: Queryable,
  param: ParamOf<TopValues>,
  { member, sort, limit }: TopVariant,
  offset: RawBuilder<unknown>,
) {
  const viewerId = viewerOf(param, member)
  const column = sort === 'hot' ? sql`reply.like_count` : sql`reply.created_at`
  const after =
    sort === 'hot'
      ? sql`${param('after')}::integer`
      : sql`to_timestamp(${param('after')}::double precision / 1000)::timestamptz(3)`
  const query = sql<ReplyRow>`select ${replyColumns(viewerId)} from reply
    where reply.publish_id = ${param('publishId')}::uuid and reply.parent_id is null
      and ${visibleReplies(viewerId)}
      and (reply.pinned, ${column}, reply.id) < (${param('afterPinned')}::boolean, ${after}, ${param('afterId')}::uuid)
    order by reply.pinned desc, ${column} desc, reply.id desc
    limit ${sql.lit(limit)} ${offset}`
  return { compile: () => query.compile(db) }
}

async function countTop(ctx: Ctx, publishId: string): Promise<number> {
  const viewerId = ctx.viewer?.id ?? null
  const [row] = await topCount(ctx.db, { member: viewerId !== null }, { viewerId, publishId })
  return row?.count ?? 0
}

const topCount = preparedQueries<
  Pick<TopValues, 'viewerId' | 'publishId'>,
  { member: boolean },
  { count: number }
>('reply.topCount', (db, param, { member }) => {
  const query = cappedCountOf(sql`
    from reply where reply.publish_id = ${param('publishId')}::uuid and reply.parent_id is null
      and ${visibleReplies(viewerOf(param, member))}`)
  return { compile: () => query.compile(db) }
})
