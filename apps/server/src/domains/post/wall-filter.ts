import { pictureFilter } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'

const { sort: _sort, ...fields } = pictureFilter
const WallFilter = z.object(fields)

/** Filters of the photo wall without its order. */
export type WallFilter = z.output<typeof WallFilter>

/** A filter as the key its count is remembered by. */
export function keyOfFilter(filter: WallFilter): string {
  return JSON.stringify(WallFilter.parse(filter))
}

/** The filter behind such a key. */
export function readFilter(key: string): WallFilter {
  return WallFilter.parse(JSON.parse(key))
}

/** No filter, or the camera or the lens alone: what an index gives in order. */
export function isPlain(filter: WallFilter): boolean {
  const { cameraId, lensId, ...rest } = filter
  const isOneAtMost = cameraId === undefined || lensId === undefined
  return isOneAtMost && Object.values(rest).every((value) => value === undefined)
}

/** SQL of a filter on rows of `publish`. Ranges include their ends; a photograph without the figure is left out. */
export function wallConditions(filter: Partial<WallFilter>): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = []
  const add = (
    value: number | string | undefined,
    condition: (value: number | string) => RawBuilder<SqlBool>,
  ) => {
    if (value !== undefined) conditions.push(condition(value))
  }
  add(filter.cameraId, (id) => sql<SqlBool>`publish.cover_camera_id = ${id}`)
  add(filter.lensId, (id) => sql<SqlBool>`publish.cover_lens_id = ${id}`)
  add(filter.topicId, (id) => sql<SqlBool>`publish.topic_ids @> array[${id}::text]`)
  add(filter.tag, (tag) => sql<SqlBool>`publish.tags @> array[${tag}::text]`)
  add(filter.fMin, (from) => sql<SqlBool>`publish.cover_f_number >= ${from}::numeric`)
  add(filter.fMax, (to) => sql<SqlBool>`publish.cover_f_number <= ${to}::numeric`)
  add(filter.focalMin, (from) => sql<SqlBool>`publish.cover_focal_length >= ${from}::numeric`)
  add(filter.focalMax, (to) => sql<SqlBool>`publish.cover_focal_length <= ${to}::numeric`)
  add(filter.isoMin, (from) => sql<SqlBool>`publish.cover_iso >= ${from}`)
  add(filter.isoMax, (to) => sql<SqlBool>`publish.cover_iso <= ${to}`)
  add(filter.secMin, (from) => sql<SqlBool>`publish.cover_exposure_seconds >= ${from}`)
  add(filter.secMax, (to) => sql<SqlBool>`publish.cover_exposure_seconds <= ${to}`)
  return conditions
}
