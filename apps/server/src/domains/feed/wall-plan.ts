import { pageSize } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { memoize } from '../../cache/memoize.ts'
import { coverColumns, isPublished } from '../post/index.ts'
import {
  coverConditions,
  fieldsOf,
  filterSql,
  furtherConditions,
  isShot,
  readFilter,
  type FilterSql,
  type WallFilter,
} from './wall-filter.ts'

/**
 * How the posts of a filter are found: by their number, `few` are collected and sorted, of `many` enough are met in the
 * order of the wall; `values` leaves it to the database, which plans at each call for the values; `index` is for filters
 * whose posts an index has in the order of the wall.
 */
export type Plan = 'few' | 'many' | 'values' | 'index'

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
]

/** Whether a filter is about one figure, the camera or the lens alone: only so many texts are prepared. */
export function isOfOneKind(filter: WallFilter): boolean {
  const fields = fieldsOf(filter)
  return fields.length > 0 && kinds.some((kind) => fields.every((field) => kind.includes(field)))
}

/** Whether an index has the covers of a filter in the orders of the wall. */
export function isIndexed(filter: WallFilter): boolean {
  const fields = fieldsOf(filter)
  return fields.length === 0 || (fields.length === 1 && ['cameraId', 'lensId'].includes(fields[0] ?? ''))
}

/** So many are always met soon. */
const maxCounted = 5000
const cache = { name: 'wall_plan', max: 1000, ttlMs: 60_000 }

/**
 * How the posts of a filter of one kind are found, by their number, up to a minute old. PostgreSQL would find that out
 * by planning each statement for its values, which takes longer than most of them run.
 * @param key of the filter, as `keyOfFilter` writes it
 */
export const plansOf = memoize(cache, async (app, key): Promise<Plans> => {
  const filter = readFilter(key)
  const values = filterSql(filter)
  const capped = (from: RawBuilder<unknown>) =>
    sql`(select count(*)::integer from (select ${from} limit ${sql.lit(maxCounted)}) as found)`
  const covers = sql`from publish where ${sql.join([isPublished, ...coverConditions(values)], sql` and `)}`
  const { rows } = await sql<{ covers: number; further: number; posts: number }>`
    select ${isIndexed(filter) ? sql`0` : capped(covers)} as covers,
      ${capped(sql`from publish_shot shot where ${isShot(values)}`)} as further,
      (select greatest(reltuples, 0) from pg_class where oid = 'publish'::regclass) as posts`.execute(app.db)
  const { covers: ofCovers = 0, further = 0, posts = 0 } = rows[0] ?? {}
  return {
    covers: isIndexed(filter) ? 'index' : planFor(ofCovers, posts),
    further: planFor(further, posts),
  }
})

/** Of many, a page is met after `posts / count` times its length; of few, all are read. */
function planFor(count: number, posts: number): Plan {
  return count >= maxCounted || count * count > pageSize * posts ? 'many' : 'few'
}

const isAnyOf = (ids: RawBuilder<unknown>) => sql<SqlBool>`publish.id = any(array(${ids}))`

// With `+ 0` no index of the figure serves the condition, so that the one of the order does.
const unindexed = {
  ...coverColumns,
  fNumber: sql`(${coverColumns.fNumber} + 0)`,
  focalLength: sql`(${coverColumns.focalLength} + 0)`,
  iso: sql`(${coverColumns.iso} + 0)`,
  exposureSeconds: sql`(${coverColumns.exposureSeconds} + 0)`,
}

/** SQL for rows of `publish`: the post and its cover match the filter, found by a plan. */
export function coversBy(plan: Plan, filter: FilterSql): RawBuilder<SqlBool>[] {
  if (plan === 'many') return coverConditions(filter, unindexed)
  if (plan !== 'few') return coverConditions(filter)
  return [
    isAnyOf(
      sql`select publish.id from publish where ${sql.join([isPublished, ...coverConditions(filter)], sql` and `)}`,
    ),
  ]
}

/** SQL for rows of `publish`: one further photograph matches the filter, found by a plan. */
export function furtherBy(plan: Plan, filter: FilterSql): RawBuilder<SqlBool>[] {
  if (plan === 'few')
    return [isAnyOf(sql`select shot.publish_id from publish_shot shot where ${isShot(filter)}`)]
  if (plan !== 'many') return furtherConditions(filter)
  // With `offset 0` it stays a question about each post, and is not turned into a join.
  return [
    sql<SqlBool>`exists (select 1 from publish_shot shot
      where shot.publish_id = publish.id and ${isShot(filter)} offset 0)`,
  ]
}
