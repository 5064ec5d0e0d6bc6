import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { shotHour } from '../exposure/index.ts'
import { coverColumns, shotColumns } from '../shot/index.ts'
import { visiblePosts } from '../post-access/index.ts'

/** Which posts: those with these ids, or all. */
export type Chosen = readonly string[] | 'all'

const columns = sql`publish_id, position, author_id, camera_id, lens_id, f_number, focal_length, iso, hour`

/** Writes the current photographs of public posts into `gear_shot` or a table like it. */
export async function writeGearShots(
  db: Queryable,
  chosen: Chosen,
  table: 'gear_shot' | 'gear_fresh',
): Promise<void> {
  await sql`insert into ${sql.table(table)} (${columns}) ${publicShots(chosen)}`.execute(db)
}

// A photograph counts for the data that its author shows: hidden columns are empty.
function publicShots(chosen: Chosen): RawBuilder<unknown> {
  const isChosen =
    chosen === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`publish.id = any(${[...chosen]}::uuid[])`
  const shown = ({ camera, lens, fNumber, focalLength, iso }: typeof coverColumns) =>
    sql`publish.author_id, ${camera} as camera_id, ${lens} as lens_id, ${fNumber} as f_number,
      ${focalLength} as focal_length, ${iso} as iso`
  const isGear = ({ camera, lens }: typeof coverColumns) =>
    sql`${visiblePosts(null)} and ${isChosen} and (${camera} is not null or ${lens} is not null)`
  const hour = sql`case when not 'shotDate' = any(picture.exif_hidden)
    then ${shotHour(sql`picture.file_id`)} end`
  return sql`
    select shot.publish_id, shot.position, shot.author_id, shot.camera_id, shot.lens_id, shot.f_number,
      shot.focal_length, shot.iso, ${hour}
    from (
      select publish.id as publish_id, 0 as position, ${shown(coverColumns)} from publish
        where ${isGear(coverColumns)}
      union all
      select publish.id, shot.position, ${shown(shotColumns)}
        from publish_shot shot join publish on publish.id = shot.publish_id
        where ${isGear(shotColumns)}
    ) as shot left join publish_picture picture
      on picture.publish_id = shot.publish_id and picture.position = shot.position`
}
