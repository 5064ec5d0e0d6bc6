import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { memoize } from '../../cache/memoize.ts'
import {
  fewPosts,
  hasPictures,
  manyPosts,
  planFor,
  visiblePosts,
  type PlanByCount,
} from '../post-access/index.ts'
import {
  coverConditions,
  coverConditionsInOrder,
  fieldsOf,
  filterSql,
  furtherConditions,
  hasShotConditions,
  isShot,
  readFilter,
  type FilterSql,
  type WallFilter,
} from './wall-filter.ts'

/**
 * How the posts of a filter are found: by their number; or by `values`, which the database plans for at each call; or
 * by an `index` that has them in the order of the wall.
 */
export type Plan = PlanByCount | 'values' | 'index'

export interface Plans {
  covers: Plan
  further: Plan
}

const kinds = [
  ['cameraId'],
  ['lensId'],
  ['fMin', 'fMax'],
  ['focalMin', 'focalMax'],
  ['isoMin', 'isoMax'],
  ['secMin', 'secMax'],
  ['topicId'],
  ['tag'],
]

/** Whether a filter has conditions of one kind only: so few texts are prepared. */
export function isOfOneKind(filter: WallFilter): boolean {
  const fields = fieldsOf(filter)
  return fields.length > 0 && kinds.some((kind) => fields.every((field) => kind.includes(field)))
}

/** Whether an index has the covers of a filter in the orders of the wall. */
export function isIndexed(filter: WallFilter): boolean {
  const fields = fieldsOf(filter)
  return fields.length === 0 || (fields.length === 1 && ['cameraId', 'lensId'].includes(fields[0] ?? ''))
}

const cache = { name: 'wall_plan', max: 1000, ttlMs: 60_000 }

/**
 * How the posts of a filter of one kind are found, up to a minute old.
 * @param key of the filter, as `keyOfFilter` writes it
 */
export const plansOf = memoize(cache, async (app, key): Promise<Plans> => {
  const filter = readFilter(key)
  const values = filterSql(filter)
  const covers = isIndexed(filter) ? sql`0` : countCovers(values)
  const further = hasShotConditions(filter) ? countFurther(values) : sql`0`
  const { rows } = await sql<{ covers: number; further: number }>`
    select ${covers} as covers, ${further} as further`.execute(app.db)
  const [found = { covers: 0, further: 0 }] = rows
  return {
    covers: isIndexed(filter) ? 'index' : await planFor(app, found.covers),
    further: await planFor(app, found.further),
  }
})

const many = sql.lit(manyPosts)

function countCovers(filter: FilterSql): RawBuilder<number> {
  const conditions = sql.join([visiblePosts(null), hasPictures, ...coverConditions(filter)], sql` and `)
  return sql`(select count(*)::integer from (select from publish where ${conditions} limit ${many}) as found)`
}

/** For few posts, all matching photographs are read; if these are many, the posts count as many. */
function countFurther(filter: FilterSql): RawBuilder<number> {
  return sql`(select case when count(*) < ${many} then count(distinct publish_id) else ${many} end::integer
    from (select publish_id from publish_shot shot where ${isShot(filter)} limit ${many}) as found)`
}

/** Where posts are read from, and SQL of the conditions on them. */
interface Found {
  from: RawBuilder<unknown>
  where: RawBuilder<SqlBool>[]
}

/** Posts that match the filter with their cover, found by a plan. */
export function coversBy(plan: Plan, filter: FilterSql): Found {
  if (plan === 'few') return { from: fewPosts(coverConditions(filter)), where: [] }
  return {
    from: sql`publish`,
    where: plan === 'many' ? coverConditionsInOrder(filter) : coverConditions(filter),
  }
}

/** Posts with one further photograph that matches the filter, found by a plan. */
export function furtherBy(plan: Plan, filter: FilterSql): Found {
  return { from: sql`publish`, where: furtherWhere(plan, filter) }
}

function furtherWhere(plan: Plan, filter: FilterSql): RawBuilder<SqlBool>[] {
  const ofFew = sql`select shot.publish_id from publish_shot shot where ${isShot(filter)}`
  if (plan === 'few') return [sql<SqlBool>`publish.id = any(array(${ofFew}))`]
  if (plan !== 'many') return furtherConditions(filter)
  // With `offset 0` it is looked up for each post, instead of joining all matching photographs.
  return [
    sql<SqlBool>`exists (select 1 from publish_shot shot
      where shot.publish_id = publish.id and ${isShot(filter)} offset 0)`,
  ]
}
