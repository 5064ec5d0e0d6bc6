import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { hotQueries, runOnce, type SlotOf } from '../../db/hot-query.ts'
import { cappedCount, closePage, openPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { replyColumns, viewerOf, type ReplyRow } from './reply-rows.ts'
import { visibleReplies } from './visible-replies.ts'

// Pinned first, then likes or epoch milliseconds, then the id.
const topKey = z.tuple([z.boolean(), z.int(), z.uuid()])
type TopKey = z.output<typeof topKey>
const childKey = z.tuple([z.int(), z.uuid()])

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

export type ReplySort = 'hot' | 'new'

/** A page of first-level comments. totalCount: capped, found by the first page. */
export async function listReplies(ctx: Ctx, input: PageInput & { publishId: string; sort: ReplySort }) {
  const window = openPage(input, topKey)
  const [rows, total] = await Promise.all([
    readTop(ctx, window, input.publishId, input.sort),
    window.total ?? countTop(ctx, input.publishId),
  ])
  return closePage(window, rows, total, (row): TopKey => [row.pinned, orderOf(row, input.sort), row.id])
}

function orderOf(row: ReplyRow, sort: ReplySort): number {
  return sort === 'hot' ? row.like_count : row.created_at.getTime()
}

/** A page of the answers under a comment, oldest first. totalCount: counter. */
export async function listChildren(ctx: Ctx, input: PageInput & { parent: ReplyRow }) {
  const window = openPage(input, childKey)
  const [after, afterId] = window.after ?? [0, '00000000-0000-0000-0000-000000000000']
  const member = ctx.viewer !== null
  const values = {
    viewerId: ctx.viewer?.id ?? null,
    parentId: input.parent.id,
    afterTime: new Date(after).toISOString(),
    afterId,
  }
  const rows = await runOnce(
    ctx.db,
    (slot: SlotOf<typeof values>) => {
      const viewerId = viewerOf(slot, member)
      const query = sql<ReplyRow>`select ${replyColumns(viewerId)} from reply
        where reply.parent_id = ${slot('parentId')}::uuid and ${visibleReplies(viewerId)}
          and (reply.created_at, reply.id) > (${slot('afterTime')}::timestamptz, ${slot('afterId')}::uuid)
        order by reply.created_at, reply.id
        limit ${sql.lit(window.take + 1)} offset ${sql.lit(window.skip)}`
      return { compile: () => query.compile(ctx.db) }
    },
    values,
  )
  return closePage(window, rows, window.total ?? input.parent.child_count, (row) => [
    row.created_at.getTime(),
    row.id,
  ])
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
  take: number
}

function readTop(
  ctx: Ctx,
  window: PageWindow<TopKey>,
  publishId: string,
  sort: ReplySort,
): Promise<ReplyRow[]> {
  const first = sort === 'hot' ? 2 ** 31 - 1 : Date.UTC(9999, 0)
  const [afterPinned, after, afterId] = window.after ?? [true, first, lastId]
  const variant: TopVariant = { member: ctx.viewer !== null, sort, take: window.take }
  const values = { viewerId: ctx.viewer?.id ?? null, publishId, afterPinned, after, afterId }
  if (window.skip === 0) return topReplies(ctx.db, variant, values)
  return runOnce(
    ctx.db,
    (slot: SlotOf<TopValues>) => top(ctx.db, slot, variant, sql`offset ${sql.lit(window.skip)}`),
    values,
  )
}

const topReplies = hotQueries<TopValues, TopVariant, ReplyRow>('reply.top', (db, slot, variant) =>
  top(db, slot, variant, sql``),
)

function top(
  db: Queryable,
  slot: SlotOf<TopValues>,
  { member, sort, take }: TopVariant,
  offset: RawBuilder<unknown>,
) {
  const viewerId = viewerOf(slot, member)
  const column = sort === 'hot' ? sql`reply.like_count` : sql`reply.created_at`
  const after =
    sort === 'hot'
      ? sql`${slot('after')}::integer`
      : sql`to_timestamp(${slot('after')}::double precision / 1000)::timestamptz(3)`
  const query = sql<ReplyRow>`select ${replyColumns(viewerId)} from reply
    where reply.publish_id = ${slot('publishId')}::uuid and reply.parent_id is null
      and ${visibleReplies(viewerId)}
      and (reply.pinned, ${column}, reply.id) < (${slot('afterPinned')}::boolean, ${after}, ${slot('afterId')}::uuid)
    order by reply.pinned desc, ${column} desc, reply.id desc
    limit ${sql.lit(take + 1)} ${offset}`
  return { compile: () => query.compile(db) }
}

async function countTop(ctx: Ctx, publishId: string): Promise<number> {
  const viewerId = ctx.viewer?.id ?? null
  const [row] = await topCount(ctx.db, { member: viewerId !== null }, { viewerId, publishId })
  return row?.count ?? 0
}

const topCount = hotQueries<
  Pick<TopValues, 'viewerId' | 'publishId'>,
  { member: boolean },
  { count: number }
>('reply.topCount', (db, slot, { member }) => {
  const query = sql<{ count: number }>`
    select count(*) as count from (
      select 1 from reply where reply.publish_id = ${slot('publishId')}::uuid and reply.parent_id is null
        and ${visibleReplies(viewerOf(slot, member))}
      limit ${sql.lit(cappedCount)}
    ) as capped`
  return { compile: () => query.compile(db) }
})
