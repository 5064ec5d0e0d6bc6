import type { MethodParsed, Tag } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import { timeKey, timeKeyOf, type TimeRow } from '../../db/time-key.ts'
import { memoize } from '../../cache/memoize.ts'
import type { Ctx } from '../../context.ts'
import { preparedList, unpreparedList } from '../../db/prepared-list.ts'
import type { ParamOf } from '../../db/prepared-query.ts'
import { cappedCount, countUpToCap, keysetPage } from '../../db/paging.ts'
import {
  afterTimeKey,
  fewPosts,
  planFor,
  timeValues,
  type PlanByCount,
  type TimeValues,
  visiblePosts,
} from '../post-access/index.ts'
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
  return (await countUpToCap(db, postsWhere([visiblePosts(null), taggedWith(sql`${name}`)]))) === cappedCount
})

/**
 * A page of the posts with a tag, of all kinds or of one, by heat or strictly by time. totalCount: capped, as this
 * viewer sees the list, counted for the first page. @throws ContentNotFound for a banned tag
 */
export async function listTagged(ctx: Ctx, input: TagPostsInput) {
  const tag = await openTag(ctx, input.name)
  const { publishType = 0 } = input
  const list = {
    name: tag.name,
    viewerId: ctx.viewer?.id ?? null,
    variant: {
      member: ctx.viewer !== null,
      publishType,
      // How many of a kind there are is not counted.
      plan: publishType === 0 ? await planFor(ctx.app, tag.count) : ('values' as const),
    },
  }
  return input.sort === 'new' ? listByTime(ctx, input, list) : listByHeat(ctx, input, list)
}

/** By `values`, the database plans at each call. */
type TagPlan = PlanByCount | 'values'

type TaggedVariant = { member: boolean; publishType: number; plan: TagPlan }

interface TaggedList {
  name: string
  viewerId: string | null
  variant: TaggedVariant
}

type TaggedValues = { name: string; viewerId: string | null }

function listByTime(ctx: Ctx, input: TagPostsInput, { variant, ...values }: TaggedList) {
  return keysetPage(input, timeKey, {
    endlessFor: ctx,
    read: ({ after, ...window }) =>
      byTime(variant.plan).read(ctx.db, window, variant, { ...values, ...timeValues(ctx, after) }),
    count: () => countTagged(ctx, { variant, ...values }),
    keyOf: timeKeyOf,
  })
}

function listByHeat(ctx: Ctx, input: TagPostsInput, { variant, ...values }: TaggedList) {
  return keysetPage(input, hotKey, {
    endlessFor: ctx,
    read: ({ after, ...window }) => {
      const [afterHot, afterId] = after ?? [Number.MAX_VALUE, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
      return byHeat(variant.plan).read(ctx.db, window, variant, { ...values, afterHot, afterId })
    },
    count: () => countTagged(ctx, { variant, ...values }),
    keyOf: (row): HotKey => [row.hot, row.id],
  })
}

async function countTagged({ app, db }: Ctx, { variant, ...values }: TaggedList): Promise<number> {
  // Every member sees all public posts but those of a few authors.
  if (variant.publishType === 0 && (await isPopular(app, values.name))) return cappedCount
  // A count needs no order, and nothing of the key that a page starts after.
  return byHeat(variant.plan).count(
    db,
    { ...variant, plan: 'values' },
    { ...values, afterHot: 0, afterId: '' },
  )
}

const byTime = tagged<TaggedValues & TimeValues, TimeRow>(
  'post.taggedByTime',
  (rows, param) => sql`select publish.id, publish.created_at ${rows} and ${afterTimeKey(param)}
    order by publish.created_at desc, publish.id desc`,
)

type HeatValues = { afterHot: number; afterId: string }

const byHeat = tagged<TaggedValues & HeatValues, { id: string; hot: number }>(
  'post.taggedByHeat',
  (rows, param) => sql`select publish.id, publish.hot ${rows}
    and (publish.hot, publish.id) < (${param('afterHot')}::double precision, ${param('afterId')}::uuid)
    order by publish.hot desc, publish.id desc`,
)

/** The lists of one order, by plan. */
function tagged<P extends TaggedValues, R>(
  name: string,
  page: (rows: RawBuilder<unknown>, param: ParamOf<P>) => RawBuilder<unknown>,
) {
  const prepared = preparedList<P, TaggedVariant, R>(name, { rows: postsWith, page })
  const planned = unpreparedList<P, TaggedVariant, R>({ rows: postsWith, page })
  return (plan: TagPlan) => (plan === 'values' ? planned : prepared)
}

function postsWith(
  param: ParamOf<TaggedValues>,
  { member, publishType, plan }: TaggedVariant,
): RawBuilder<unknown> {
  const name = param('name')
  const conditions = [
    visiblePosts(member ? sql<string>`${param('viewerId')}::uuid` : null),
    ...(publishType === 0 ? [] : [sql<SqlBool>`publish.publish_type = ${sql.lit(publishType)}`]),
  ]
  if (plan === 'few') return postsWhere(conditions, fewPosts([taggedWith(name)]))
  // No index serves it, but that of the order.
  const inOrder = sql<SqlBool>`${name}::text = any(publish.tags)`
  return postsWhere([...conditions, plan === 'many' ? inOrder : taggedWith(name)])
}

function taggedWith(name: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`publish.tags @> array[${name}::text]`
}

function postsWhere(conditions: RawBuilder<SqlBool>[], posts = sql`publish`): RawBuilder<unknown> {
  return sql`from ${posts} where ${sql.join(conditions, sql` and `)}`
}
