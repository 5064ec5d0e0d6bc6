import type { MethodParsed, Tag } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import { memoize } from '../../cache/memoize.ts'
import type { Ctx } from '../../context.ts'
import { runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { cappedCount, countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
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

const popularity = { name: 'popular_tag', max: 500, ttlMs: 60_000 }

/**
 * Whether counting the public posts with a tag ends at the cap. The index of tags has no order: a count of 1,000 reads
 * its entries for all posts with the tag, 10 ms of PostgreSQL for 72,000.
 */
const isPopular = memoize(popularity, async ({ db }, name): Promise<boolean> => {
  return (await countUpToCap(db, postsWhere([visiblePosts(null), taggedWith(name)]))) === cappedCount
})

/**
 * A page of the posts with a tag, of all kinds or of one, by heat or strictly by time. totalCount: capped, as this
 * viewer sees the list, counted for the first page. @throws ContentNotFound for a banned tag
 */
export async function listTagged(ctx: Ctx, input: TagPostsInput) {
  const { name } = await openTag(ctx, input.name)
  const conditions = [
    visiblePosts(ctx.viewer === null ? null : sql`${ctx.viewer.id}::uuid`),
    taggedWith(name),
    ...(input.publishType === undefined
      ? []
      : [sql<SqlBool>`publish.publish_type = ${sql.lit(input.publishType)}`]),
  ]
  const count = async () => {
    // Every member sees all public posts but those of a few authors.
    if (input.publishType === undefined && (await isPopular(ctx.app, name))) return cappedCount
    return countUpToCap(ctx.db, postsWhere(conditions))
  }
  const list = { conditions, count }
  return input.sort === 'new' ? listByTime(ctx, input, list) : listByHeat(ctx, input, list)
}

interface TaggedList {
  conditions: RawBuilder<SqlBool>[]
  count: () => Promise<number>
}

async function listByTime(ctx: Ctx, input: TagPostsInput, { conditions, count }: TaggedList) {
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
    count,
    keyOf: timeKeyOf,
  })
}

async function listByHeat(ctx: Ctx, input: TagPostsInput, { conditions, count }: TaggedList) {
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
    count,
    keyOf: (row): HotKey => [row.hot, row.id],
  })
}

function taggedWith(name: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`publish.tags @> array[${name}::text]`
}

function postsWhere(conditions: RawBuilder<SqlBool>[]): RawBuilder<unknown> {
  return sql`from publish where ${sql.join(conditions, sql` and `)}`
}
