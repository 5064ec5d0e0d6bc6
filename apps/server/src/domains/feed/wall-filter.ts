import { pictureFilter } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import { coverColumns, shotColumns, type ShotColumns } from '../shot/index.ts'

const { sort: _sort, ...fields } = pictureFilter
const WallFilter = z.object(fields)

/** Filters of the photo wall, without its order. */
export type WallFilter = z.output<typeof WallFilter>

/** A filter as the cache key of its count. */
export function keyOfFilter(filter: WallFilter): string {
  return JSON.stringify(WallFilter.parse(filter))
}

/** The filter of such a key. */
export function readFilter(key: string): WallFilter {
  return WallFilter.parse(JSON.parse(key))
}

/** Conditions on camera data, of the wall's filter or a search. */
export type ShotFilter = Omit<Partial<WallFilter>, 'topicId' | 'tag'> & {
  /** Any of these. */
  cameraIds?: readonly string[] | undefined
  lensIds?: readonly string[] | undefined
}

/** Whether a filter has conditions on camera data. */
export function hasShotConditions({ topicId: _topic, tag: _tag, ...shot }: Partial<WallFilter>): boolean {
  return Object.values(shot).some((value) => value !== undefined)
}

/** The values of a filter in SQL: as it has them, or as parameters of a prepared query. */
export type FilterSql = { readonly [K in keyof WallFilter | keyof ShotFilter]?: RawBuilder<unknown> }

/** The fields that a filter has. */
export function fieldsOf(filter: Partial<WallFilter> | ShotFilter): string[] {
  return Object.entries(filter).flatMap(([field, value]) => (value === undefined ? [] : [field]))
}

/** A filter with its own values. */
export function filterSql(filter: Partial<WallFilter> | ShotFilter): FilterSql {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [field, sql`${value}`]))
}

/** SQL of the filter's conditions on the post itself, for rows of `publish`. */
function postConditions({ topicId, tag }: FilterSql, has = hasByIndex): RawBuilder<SqlBool>[] {
  return [
    ...(topicId === undefined ? [] : [has(sql.ref('publish.topic_ids'), topicId)]),
    ...(tag === undefined ? [] : [has(sql.ref('publish.tags'), tag)]),
  ]
}

type Has = (names: RawBuilder<unknown>, name: RawBuilder<unknown>) => RawBuilder<SqlBool>
const hasByIndex: Has = (names, name) => sql`${names} @> array[${name}::text]`
const hasInOrder: Has = (names, name) => sql`${name}::text = any(${names})`

// With `+ 0` no index of the figure serves the condition, so that the one of the order does.
const columnsInOrder: ShotColumns = {
  ...coverColumns,
  fNumber: sql`(${coverColumns.fNumber} + 0)`,
  focalLength: sql`(${coverColumns.focalLength} + 0)`,
  iso: sql`(${coverColumns.iso} + 0)`,
  exposureSeconds: sql`(${coverColumns.exposureSeconds} + 0)`,
}

/** SQL of the filter's conditions on one photograph. Ranges are inclusive; rows without the figure do not match. */
function shotConditions(filter: FilterSql, columns: ShotColumns): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  const add = (
    value: RawBuilder<unknown> | undefined,
    condition: (value: RawBuilder<unknown>) => RawBuilder<SqlBool>,
  ) => {
    if (value !== undefined) conditions.push(condition(value))
  }
  const { camera, lens, fNumber, focalLength, iso, exposureSeconds } = columns
  add(filter.cameraId, (id) => sql<SqlBool>`${camera} = ${id}`)
  add(filter.lensId, (id) => sql<SqlBool>`${lens} = ${id}`)
  add(filter.cameraIds, (ids) => sql<SqlBool>`${camera} = any(${ids}::text[])`)
  add(filter.lensIds, (ids) => sql<SqlBool>`${lens} = any(${ids}::text[])`)
  add(filter.fMin, (from) => sql<SqlBool>`${fNumber} >= ${from}::numeric`)
  add(filter.fMax, (to) => sql<SqlBool>`${fNumber} <= ${to}::numeric`)
  add(filter.focalMin, (from) => sql<SqlBool>`${focalLength} >= ${from}::numeric`)
  add(filter.focalMax, (to) => sql<SqlBool>`${focalLength} <= ${to}::numeric`)
  add(filter.isoMin, (from) => sql<SqlBool>`${iso} >= ${from}::integer`)
  add(filter.isoMax, (to) => sql<SqlBool>`${iso} <= ${to}::integer`)
  add(filter.secMin, (from) => sql<SqlBool>`${exposureSeconds} >= ${from}::double precision`)
  add(filter.secMax, (to) => sql<SqlBool>`${exposureSeconds} <= ${to}::double precision`)
  return conditions
}

/** SQL for rows of `publish`: the post and its cover match the filter. */
export function coverConditions(filter: FilterSql): RawBuilder<SqlBool>[] {
  return [...postConditions(filter), ...shotConditions(filter, coverColumns)]
}

/** The same, as no index of the condition serves it: rows are met in the order of the list. */
export function coverConditionsInOrder(filter: FilterSql): RawBuilder<SqlBool>[] {
  return [...postConditions(filter, hasInOrder), ...shotConditions(filter, columnsInOrder)]
}

/** SQL for rows of `publish_shot shot`: the photograph matches the filter. */
export const isShot = (filter: FilterSql) => sql.join(shotConditions(filter, shotColumns), sql` and `)

/** SQL for rows of `publish`: the post matches the filter, and one further photograph matches all of its conditions. */
export function furtherConditions(filter: FilterSql): RawBuilder<SqlBool>[] {
  return [
    ...postConditions(filter),
    sql<SqlBool>`publish.id in (select shot.publish_id from publish_shot shot where ${isShot(filter)})`,
  ]
}

/** SQL for a row of `publish`: the first of its further photographs that matches the filter. */
export function furtherMatch(filter: FilterSql): RawBuilder<string> {
  return sql<string>`(select shot.picture_id from publish_shot shot
    where shot.publish_id = publish.id and ${isShot(filter)} order by shot.position limit 1)`
}

/** SQL for one given row of `publish`: any of its photographs matches the filter. */
export function anyConditions(filter: FilterSql): RawBuilder<SqlBool>[] {
  const cover = shotConditions(filter, coverColumns)
  if (cover.length === 0) return []
  return [
    sql<SqlBool>`((${sql.join(cover, sql` and `)}) or exists (select 1 from publish_shot shot
      where shot.publish_id = publish.id and ${isShot(filter)}))`,
  ]
}
