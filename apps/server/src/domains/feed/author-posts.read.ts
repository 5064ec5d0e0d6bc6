import { sql, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import { runOnce, type SlotOf } from '../../db/hot-query.ts'
import { cappedCount, closePage, limitVisitor, openPage, type PageInput } from '../../db/paging.ts'
import {
  afterTimeKey,
  timeKey,
  timeKeyOf,
  timeValues,
  type TimeRow,
  type TimeValues,
  visiblePosts,
} from '../post/index.ts'

interface AuthorPosts extends PageInput {
  userId: string
  /** Of one kind alone. */
  publishType?: number | undefined
}

/** A page of somebody's posts of all kinds by time, as others find them. totalCount: capped, found by the first page. */
export async function listAuthorPosts(ctx: Ctx, input: AuthorPosts) {
  const window = limitVisitor(ctx.viewer, openPage(input, timeKey))
  const conditions = sql.join<SqlBool>(
    [
      sql<SqlBool>`publish.author_id = ${input.userId}::uuid`,
      visiblePosts(ctx.viewer === null ? null : sql`${ctx.viewer.id}::uuid`),
      ...(input.publishType === undefined
        ? []
        : [sql<SqlBool>`publish.publish_type = ${sql.lit(input.publishType)}`]),
    ],
    sql` and `,
  )
  const [rows, total] = await Promise.all([
    runOnce(
      ctx.db,
      (slot: SlotOf<TimeValues>) => {
        const query = sql<TimeRow>`select publish.id, publish.created_at from publish
          where ${conditions} and ${afterTimeKey(slot)}
          order by publish.created_at desc, publish.id desc
          limit ${sql.lit(window.take + 1)} offset ${sql.lit(window.skip)}`
        return { compile: () => query.compile(ctx.db) }
      },
      timeValues(ctx, window.after),
    ),
    window.total ??
      sql<{ count: number }>`select count(*) as count from (
        select 1 from publish where ${conditions} limit ${sql.lit(cappedCount)}) as capped`.execute(ctx.db),
  ])
  const found = typeof total === 'number' ? total : (total.rows[0]?.count ?? 0)
  return closePage(window, rows, found, timeKeyOf)
}
