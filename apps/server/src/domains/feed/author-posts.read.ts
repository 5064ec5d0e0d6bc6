import { sql, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import { runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'
import {
  afterTimeKey,
  timeKey,
  timeKeyOf,
  timeValues,
  type TimeKey,
  type TimeRow,
  type TimeValues,
  visiblePosts,
} from '../post/index.ts'

interface AuthorPosts extends PageInput {
  userId: string
  /** Only posts of this kind. */
  publishType?: number | undefined
}

/**
 * A page of a member's posts of all kinds by time, as others see them. totalCount: capped, counted for the first page.
 */
export async function listAuthorPosts(ctx: Ctx, input: AuthorPosts) {
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
  const read = (window: PageWindow<TimeKey>) =>
    runUnprepared(
      ctx.db,
      (param: ParamOf<TimeValues>) => {
        const query = sql<TimeRow>`select publish.id, publish.created_at from publish
          where ${conditions} and ${afterTimeKey(param)}
          order by publish.created_at desc, publish.id desc
          ${limitTo(window)}`
        return { compile: () => query.compile(ctx.db) }
      },
      timeValues(ctx, window.after),
    )
  return keysetPage(input, timeKey, {
    endlessFor: ctx,
    read,
    count: () => countUpToCap(ctx.db, sql`from publish where ${conditions}`),
    keyOf: timeKeyOf,
  })
}
