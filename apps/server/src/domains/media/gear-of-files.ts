import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** SQL condition for a row with a file id: the file was taken with this camera or lens of the catalogue. */
export function isTakenWith(
  fileId: RawBuilder<string>,
  gear: { cameraId: string } | { lensId: string },
): RawBuilder<SqlBool> {
  const is = 'cameraId' in gear ? sql`e.camera_id = ${gear.cameraId}` : sql`e.lens_id = ${gear.lensId}`
  return sql<SqlBool>`exists (select 1 from picture_exif e where e.file_id = ${fileId} and ${is})`
}

/** Cameras or lenses these files were taken with, most used first. */
export async function countGear(
  db: Queryable,
  kind: 'camera' | 'lens',
  fileIds: readonly string[],
): Promise<{ id: string; name: string; count: number }[]> {
  if (fileIds.length === 0) return []
  const { rows } = await sql<{ id: string; name: string; count: number }>`
    select gear.id, gear.name, count(*) as count
    from unnest(${fileIds}::uuid[]) as file(id) join picture_exif e on e.file_id = file.id
      join ${sql.table(kind)} gear on gear.id = ${sql.ref(`e.${kind}_id`)}
    group by gear.id, gear.name order by count desc, gear.name`.execute(db)
  return rows
}

/** SQL, a query of one row or none for a row with a file id: the camera data that filters use. */
export function takenAs(fileId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select e.camera_id, e.lens_id, e.f_number, e.focal_length, e.iso, e.exposure_seconds
    from picture_exif e where e.file_id = ${fileId})`
}
