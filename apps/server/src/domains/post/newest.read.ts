import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { hotQueries, runOnce, type SlotOf } from '../../db/hot-query.ts'
import type { Queryable } from '../../db/client.ts'
import { closePage, limitVisitor, openPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { countCapped } from './count-capped.ts'
import { visiblePosts } from './visible-posts.ts'

/** Key of the order by time: epoch milliseconds and id. */
export const timeKey = z.tuple([z.int(), z.uuid()])
export type TimeKey = z.output<typeof timeKey>

export interface TimeRow {
  id: string
  created_at: Date
}

/** Values of a query that begins after a key of the order by time. */
export type TimeValues = {
  viewerId: string | null
  afterTime: string
  afterId: string
}

/** Where a page in the order by time begins; the first one begins before all. */
export function timeValues(ctx: Ctx, after: TimeKey | null): TimeValues {
  return {
    viewerId: ctx.viewer?.id ?? null,
    afterTime: after === null ? 'infinity' : new Date(after[0]).toISOString(),
    afterId: after?.[1] ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  }
}

/** SQL: the row of `publish` comes after the key. */
export function afterTimeKey(slot: SlotOf<Pick<TimeValues, 'afterTime' | 'afterId'>>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(publish.created_at, publish.id) < (${slot('afterTime')}::timestamptz, ${slot('afterId')}::uuid)`
}

export function timeKeyOf(row: TimeRow): TimeKey {
  return [row.created_at.getTime(), row.id]
}

/** A page of 最新: strictly by time. totalCount: capped, as visitors see the list. */
export async function listNewest(ctx: Ctx, input: PageInput) {
  const window = limitVisitor(ctx.viewer, openPage(input, timeKey))
  const [rows, total] = await Promise.all([
    readNewest(ctx, window),
    window.total ?? countCapped(ctx.app, 'newest'),
  ])
  return closePage(window, rows, total, timeKeyOf)
}

function readNewest(ctx: Ctx, window: PageWindow<TimeKey>): Promise<TimeRow[]> {
  const variant = { member: ctx.viewer !== null, take: window.take }
  const values = timeValues(ctx, window.after)
  if (window.skip === 0) return newest(ctx.db, variant, values)
  return runOnce(ctx.db, (slot) => build(ctx.db, slot, variant).offset(window.skip), values)
}

interface NewestVariant extends Record<string, boolean | number> {
  member: boolean
  take: number
}

function build(db: Queryable, slot: SlotOf<TimeValues>, { member, take }: NewestVariant) {
  return (
    db
      .selectFrom('publish')
      .select(['publish.id', 'publish.created_at'])
      .where(visiblePosts(member ? sql`${slot('viewerId')}::uuid` : null))
      .where(afterTimeKey(slot))
      .orderBy('publish.created_at', 'desc')
      .orderBy('publish.id', 'desc')
      // Written out: the planner takes an unknown limit for a tenth of the table.
      .limit(sql.lit(take + 1))
  )
}

const newest = hotQueries<TimeValues, NewestVariant, TimeRow>('post.newest', build)
