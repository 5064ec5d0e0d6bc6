import type { MethodParsed, Tag } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { runOnce, type SlotOf } from '../../db/hot-query.ts'
import { cappedCount, closePage, limitVisitor, openPage } from '../../db/paging.ts'
import {
  afterTimeKey,
  timeKey,
  timeKeyOf,
  timeValues,
  type TimeRow,
  type TimeValues,
  visiblePosts,
} from '../post/index.ts'
import { plainTag } from './tag-page.read.ts'

type TagPostsInput = MethodParsed<typeof Tag.GetPosts>

const hotKey = z.tuple([z.number(), z.uuid()])

/**
 * A page of the posts that carry a tag, of all kinds or of one, by heat or strictly by time. totalCount: capped, as
 * this viewer sees the list, found by the first page.
 */
export async function listTagged(ctx: Ctx, input: TagPostsInput) {
  const conditions = [
    visiblePosts(ctx.viewer === null ? null : sql`${ctx.viewer.id}::uuid`),
    sql<SqlBool>`publish.tags @> array[${plainTag(input.name)}::text]`,
    ...(input.publishType === undefined
      ? []
      : [sql<SqlBool>`publish.publish_type = ${sql.lit(input.publishType)}`]),
  ]
  return input.sort === 'new' ? listByTime(ctx, input, conditions) : listByHeat(ctx, input, conditions)
}

async function listByTime(ctx: Ctx, input: TagPostsInput, conditions: RawBuilder<SqlBool>[]) {
  const window = limitVisitor(ctx.viewer, openPage(input, timeKey))
  const rows = await runOnce(
    ctx.db,
    (slot: SlotOf<TimeValues>) => {
      const query = sql<TimeRow>`
        select publish.id, publish.created_at from publish
        where ${sql.join([...conditions, afterTimeKey(slot)], sql` and `)}
        order by publish.created_at desc, publish.id desc
        limit ${sql.lit(window.take + 1)} offset ${sql.lit(window.skip)}`
      return { compile: () => query.compile(ctx.db) }
    },
    timeValues(ctx, window.after),
  )
  return closePage(window, rows, window.total ?? (await count(ctx, conditions)), timeKeyOf)
}

async function listByHeat(ctx: Ctx, input: TagPostsInput, conditions: RawBuilder<SqlBool>[]) {
  const window = limitVisitor(ctx.viewer, openPage(input, hotKey))
  const [afterHot, afterId] = window.after ?? [Number.MAX_VALUE, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  const after = sql<SqlBool>`(publish.hot, publish.id) < (${afterHot}::double precision, ${afterId}::uuid)`
  const { rows } = await sql<{ id: string; hot: number }>`
    select publish.id, publish.hot from publish where ${sql.join([...conditions, after], sql` and `)}
    order by publish.hot desc, publish.id desc
    limit ${sql.lit(window.take + 1)} offset ${sql.lit(window.skip)}`.execute(ctx.db)
  return closePage(window, rows, window.total ?? (await count(ctx, conditions)), (row): [number, string] => [
    row.hot,
    row.id,
  ])
}

async function count(ctx: Ctx, conditions: RawBuilder<SqlBool>[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from publish where ${sql.join(conditions, sql` and `)} limit ${sql.lit(cappedCount)}
    ) as capped`.execute(ctx.db)
  return rows[0]?.count ?? 0
}
