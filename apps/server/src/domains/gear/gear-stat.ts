import { sql, type RawBuilder } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { shotHour } from '../media/index.ts'
import { coverColumns, shotColumns, visiblePosts } from '../post/index.ts'

/** What is counted of a camera's or lens's photographs; `posts` and `authors` once each. */
export const gearFigures = ['posts', 'authors', 'aperture', 'focal', 'iso', 'hour', 'partner'] as const
export type GearFigure = (typeof gearFigures)[number]

/** So few photographs with an hour tell of single people rather than of the gear. */
export const hoursFrom = 10

// More than a page shows: some are hidden before they are chosen anew.
const keptPerStop = 24

const columns = [
  { kind: 'camera', gear: 'camera', partner: 'lens' },
  { kind: 'lens', gear: 'lens', partner: 'camera' },
] as const
type Column = (typeof columns)[number]

/**
 * Counts anew, over all photographs of public posts, how each camera and lens is used, and chooses its best ones.
 * Readers see the old figures until it is done.
 */
export async function countGear(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '10min'`.execute(tx)
    await tx.deleteFrom('gear_stat').execute()
    await tx.deleteFrom('gear_best').execute()
    for (const column of columns) {
      await countFigures(tx, column)
      await countUsers(tx, column)
      await chooseBest(tx, column)
    }
  })
}

// A photograph is counted for what its author shows of it: other columns of it are empty. What figures are shown as is
// reckoned once for each that occurs: a logarithm for each of millions of photographs takes minutes.
async function countFigures(tx: Tx, column: Column): Promise<void> {
  const told: Record<Exclude<GearFigure, 'posts' | 'authors'>, RawBuilder<unknown>> = {
    aperture: sql`shot.f_number::text`,
    focal: sql`shot.focal_length::text`,
    iso: sql`shot.iso::text`,
    hour: sql`(case when not 'shotDate' = any(picture.exif_hidden)
      then ${shotHour(sql`picture.file_id`)} end)::text`,
    partner: sql`shot.partner`,
  }
  const values = Object.entries(told).map(([figure, value]) => sql`(${figure}::text, ${value})`)
  await sql`
    insert into gear_stat (kind, gear_id, figure, value, count)
    select ${column.kind}, shown.gear, shown.figure, shown.value, sum(shown.count) from (
      select raw.gear, raw.figure, raw.count, case raw.figure
        when 'aperture' then (raw.value::float8)::text
        when 'focal' then round(raw.value::numeric)::int::text
        when 'iso' then ${isoStop(sql`raw.value::int`)}::text
        else raw.value end as value
      from (
        select shot.gear, told.figure, told.value, count(*) as count
        from (${publicShots(column)}) as shot left join publish_picture picture
            on picture.publish_id = shot.publish_id and picture.position = shot.position,
          lateral (values ${sql.join(values)}) as told (figure, value)
        where told.value is not null
        group by 1, 2, 3
      ) as raw
    ) as shown where shown.value is not null
    group by 2, 3, 4`.execute(tx)
}

// The full stop below: 100, 200, 400 …
function isoStop(iso: RawBuilder<number>): RawBuilder<number | null> {
  return sql`(case when ${iso} > 0 then round(100 * power(2, floor(log(2, ${iso} / 100.0) + 0.01)))::int end)`
}

async function countUsers(tx: Tx, column: Column): Promise<void> {
  await sql`
    insert into gear_stat (kind, gear_id, figure, value, count)
    select ${column.kind}, used.gear, told.figure, '', told.count from (
      select shot.gear, count(distinct shot.publish_id) as posts, count(distinct shot.author_id) as authors
      from (${publicShots(column)}) as shot group by 1
    ) as used, lateral (values ('posts', used.posts), ('authors', used.authors)) as told (figure, count)`.execute(
    tx,
  )
}

// One of each post: the first that fits.
async function chooseBest(tx: Tx, { kind, gear }: Column): Promise<void> {
  await sql`
    insert into gear_best (kind, gear_id, f_number, picture_id)
    select ${kind}, ranked.gear, ranked.f_number, ranked.picture_id from (
      select one.*, row_number() over (partition by one.gear, one.f_number order by one.hot desc, one.id desc)
        as place
      from (
        select distinct on (publish.id, ${shotColumns[gear]}, shot.f_number) publish.id, publish.hot,
          ${shotColumns[gear]} as gear, shot.f_number, shot.picture_id
        from publish_shot shot join publish on publish.id = shot.publish_id
        where ${visiblePosts(null)} and ${shotColumns[gear]} is not null and shot.f_number is not null
        order by publish.id, ${shotColumns[gear]}, shot.f_number, shot.position
      ) as one
    ) as ranked where ranked.place <= ${sql.lit(keptPerStop)}`.execute(tx)
}

/** SQL: the photographs of posts that everybody may see, as filters know them: covers and further ones. */
function publicShots({ gear, partner }: Column): RawBuilder<unknown> {
  const shown = ({ fNumber, focalLength, iso, ...gears }: typeof coverColumns) =>
    sql`publish.id as publish_id, publish.author_id, ${gears[gear]} as gear, ${gears[partner]} as partner,
      ${fNumber} as f_number, ${focalLength} as focal_length, ${iso} as iso`
  return sql`
    select 0 as position, ${shown(coverColumns)} from publish
      where ${visiblePosts(null)} and ${coverColumns[gear]} is not null
    union all
    select shot.position, ${shown(shotColumns)}
      from publish_shot shot join publish on publish.id = shot.publish_id
      where ${visiblePosts(null)} and ${shotColumns[gear]} is not null`
}
