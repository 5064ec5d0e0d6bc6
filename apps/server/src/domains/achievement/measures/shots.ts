import { publishStatus } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { MedalMeasure } from '../medal-measure.ts'
import { oneValue } from './one-value.ts'
import { readFiltered, theseIds } from './read-filtered.ts'

const shotArgs = z.object({
  maxFNumber: z.number().optional(),
  minSeconds: z.number().optional(),
  minIso: z.int().optional(),
  lens: z.enum(['macro', 'prime']).optional(),
})

const events = ['post.published', 'post.reviewed', 'post.restored'] as const

/** Published photographs of members with their camera data. */
const fromShots = (memberIds: RawBuilder<string>) => sql`
  from publish
    join publish_picture picture on picture.publish_id = publish.id
    join picture_exif e on e.file_id = picture.file_id
  where author_id = ${memberIds} and status = ${sql.lit(publishStatus.published)} and publish_type = 1`

/** Values written by the camera: manual ones prove nothing. */
const byCamera = (field: string) => sql`not ${field} = any(e.hand)`
/** Judges a lens by its name. The names of known lenses are examined once, not for each photograph. */
const isLens = (says: (name: RawBuilder<unknown>) => RawBuilder<unknown>) =>
  sql`(e.lens_id in (select id from lens where ${says(sql`name`)})
    or (e.lens_id is null and ${says(sql`e.lens_model`)}))`
const lensKinds = {
  macro: isLens((name) => sql`${name} ~* '(macro|makro|micro[- ]nikkor|\\u5fae\\u8ddd)'`),
  // One focal length instead of a range.
  prime: isLens((name) => sql`${name} ~* '[0-9] ?mm' and ${name} !~* '[0-9] ?(mm)? ?[-–] ?[0-9.]+ ?mm'`),
} as const

function conditionOf(args: unknown): RawBuilder<unknown> {
  const { maxFNumber, minSeconds, minIso, lens } = shotArgs.parse(args)
  const parts = [
    maxFNumber === undefined ? [] : [sql`e.f_number <= ${maxFNumber} and ${byCamera('fNumber')}`],
    minSeconds === undefined
      ? []
      : [sql`e.exposure_seconds >= ${minSeconds} and ${byCamera('exposureSeconds')}`],
    minIso === undefined ? [] : [sql`e.iso >= ${minIso} and ${byCamera('iso')}`],
    lens === undefined ? [] : [sql`${lensKinds[lens]} and ${byCamera('lens')}`],
  ].flat()
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `)
}

/** How members photograph, according to their cameras' data. */
export const shotMeasures: readonly MedalMeasure[] = [
  {
    name: 'shots',
    events,
    read: (db, { memberIds, args }) =>
      readFiltered(db, sql`author_id`, sql`${fromShots(theseIds(memberIds))} group by author_id`, {
        values: args.map(conditionOf),
      }),
  },
  // ≤ 20, 24–35, 36–70, 71–135, 136–300 and > 300 mm in terms of 35 mm film.
  oneValue(
    'focalBands',
    events,
    (ids) => sql`select author_id as "memberId",
        count(distinct width_bucket(e.focal35, array[21, 36, 71, 136, 301]))::int as value
      ${fromShots(ids)} and e.focal35 is not null and ${byCamera('focal35')} and ${byCamera('focalLength')}
      group by author_id`,
  ),
]
