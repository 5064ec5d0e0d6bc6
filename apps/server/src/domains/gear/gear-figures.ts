import { sql, type RawBuilder } from 'kysely'

const kinds = [
  { kind: 'camera', gear: sql`shot.camera_id`, partner: sql`shot.lens_id` },
  { kind: 'lens', gear: sql`shot.lens_id`, partner: sql`shot.camera_id` },
] as const

/** SQL: each photograph of `shots` once for its camera and once for its lens. */
export function gearOfShots(shots: RawBuilder<unknown>): RawBuilder<unknown> {
  const gears = kinds.map(({ kind, gear }) => sql`(${kind}::text, ${gear})`)
  return sql`select shot.*, used.kind, used.gear_id from (${shots}) as shot,
    lateral (values ${sql.join(gears)}) as used (kind, gear_id) where used.gear_id is not null`
}

/**
 * SQL: the deltas of gear figures by photographs, each post counted once in `posts`; without `authors`.
 * @param shots rows of `gear_shot` with a column `sign`: 1 for an added one, -1 for a removed one
 */
export function figuresOf(shots: RawBuilder<unknown>): RawBuilder<unknown> {
  const told = {
    aperture: sql`shot.f_number::text`,
    focal: sql`shot.focal_length::text`,
    iso: sql`shot.iso::text`,
    hour: sql`shot.hour::text`,
  }
  const values = kinds.flatMap(({ kind, gear, partner }) =>
    Object.entries({ ...told, partner }).map(
      ([figure, value]) => sql`(${kind}::text, ${gear}, ${figure}::text, ${value})`,
    ),
  )
  // The displayed form is computed once per distinct value: a logarithm for each of millions of photographs takes
  // minutes.
  return sql`
    select kind, gear_id, figure, value, sum(count)::int as count from (
      select raw.kind, raw.gear_id, raw.figure, raw.count, case raw.figure
        when 'aperture' then (raw.value::float8)::text
        when 'focal' then round(raw.value::numeric)::int::text
        when 'iso' then ${isoStop(sql`raw.value::int`)}::text
        else raw.value end as value
      from (
        select told.kind, told.gear_id, told.figure, told.value, sum(shot.sign) as count
        from (${shots}) as shot, lateral (values ${sql.join(values)}) as told (kind, gear_id, figure, value)
        where told.gear_id is not null and told.value is not null
        group by 1, 2, 3, 4 having sum(shot.sign) <> 0
      ) as raw
      union all
      select kind, gear_id, 'posts', sum(sign), '' from (
        select distinct publish_id, sign, kind, gear_id from (${gearOfShots(shots)}) as used
      ) as used group by 1, 2
    ) as shown where value is not null
    group by 1, 2, 3, 4 having sum(count) <> 0`
}

// Rounded down to a full stop: 100, 200, 400 …
function isoStop(iso: RawBuilder<number>): RawBuilder<number | null> {
  return sql`(case when ${iso} > 0 then round(100 * power(2, floor(log(2, ${iso} / 100.0) + 0.01)))::int end)`
}
