import type { MethodParsed, Tag } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
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
import { openTag } from './tag-page.read.ts'

type TagPostsInput = MethodParsed<typeof Tag.GetPosts>

const hotKey = z.tuple([z.number(), z.uuid()])
type HotKey = z.output<typeof hotKey>

/**
 * A page of the posts with a tag, of all kinds or of one, by heat or strictly by time. totalCount: capped, as this
 * viewer sees the list, counted for the first page. @throws ContentNotFound for a banned tag
 */
export async function listTagged(ctx: Ctx, input: TagPostsInput) {
  const { name } = await openTag(ctx, input.name)
  const conditions = [
    visiblePosts(ctx.viewer === null ? null : sql`${ctx.viewer.id}::uuid`),
    sql<SqlBool>`publish.tags @> array[${name}::text]`,
    ...(input.publishType === undefined
      ? []
      : [sql<SqlBool>`publish.publish_type = ${sql.lit(input.publishType)}`]),
  ]
  return input.sort === 'new' ? listByTime(ctx, input, conditions) : listByHeat(ctx, input, conditions)
}

async function listByTime(ctx: Ctx, input: TagPostsInput, conditions: RawBuilder<SqlBool>[]) {
  const read = (window: PageWindow<TimeKey>) =>
    runUnprepared(
      ctx.db,
      (param: ParamOf<TimeValues>) => {
        const query = sql<TimeRow>`
          select publish.id, publish.created_at ${postsWhere([...conditions, afterTimeKey(param)])}
          order by publish.created_at desc, publish.id desc
          ${limitTo(window)}`
        return { compile: () => query.compile(ctx.db) }
      },
      timeValues(ctx, window.after),
    )
  return keysetPage(input, timeKey, {
    endlessFor: ctx,
    read,
    count: () => countUpToCap(ctx.db, postsWhere(conditions)),
    keyOf: timeKeyOf,
  })
}

async function listByHeat(ctx: Ctx, input: TagPostsInput, conditions: RawBuilder<SqlBool>[]) {
  const read = async (window: PageWindow<HotKey>) => {
    const [afterHot, afterId] = window.after ?? [Number.MAX_VALUE, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
    const after = sql<SqlBool>`(publish.hot, publish.id) < (${afterHot}::double precision, ${afterId}::uuid)`
    const { rows } = await sql<{ id: string; hot: number }>`
      select publish.id, publish.hot ${postsWhere([...conditions, after])}
      order by publish.hot desc, publish.id desc
      ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  return keysetPage(input, hotKey, {
    endlessFor: ctx,
    read,
    count: () => countUpToCap(ctx.db, postsWhere(conditions)),
    keyOf: (row): HotKey => [row.hot, row.id],
  })
}

function postsWhere(conditions: RawBuilder<SqlBool>[]): RawBuilder<unknown> {
  return sql`from publish where ${sql.join(conditions, sql` and `)}`
}
