import { sql, type RawBuilder, type SqlBool } from 'kysely'

/** SQL condition for a row with a file id: the file was taken with this camera or lens of the catalogue. */
export function isTakenWith(
  fileId: RawBuilder<string>,
  gear: { cameraId: string } | { lensId: string },
): RawBuilder<SqlBool> {
  const is = 'cameraId' in gear ? sql`e.camera_id = ${gear.cameraId}` : sql`e.lens_id = ${gear.lensId}`
  return sql<SqlBool>`exists (select 1 from picture_exif e where e.file_id = ${fileId} and ${is})`
}

/** SQL: `id`, `name` and `count` of the cameras or lenses that files were taken with. @param files a query of their ids */
export function gearOfFiles(kind: 'camera' | 'lens', files: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select gear.id, gear.name, count(*) as count
    from (${files}) as file(id) join picture_exif e on e.file_id = file.id
      join ${sql.table(kind)} gear on gear.id = ${sql.ref(`e.${kind}_id`)}
    group by gear.id, gear.name`
}

/** SQL, a query of one row or none for a row with a file id: the camera data that filters use. */
export function takenAs(fileId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select e.camera_id, e.lens_id, e.f_number, e.focal_length, e.iso, e.exposure_seconds
    from picture_exif e where e.file_id = ${fileId})`
}
