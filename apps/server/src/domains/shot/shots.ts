import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { preparedWrite } from '../../db/prepared-query.ts'
import { takenAs } from '../exposure/index.ts'

/** The columns of a photograph that filters use, of the cover in `publish` and of the others in `publish_shot`. */
export interface ShotColumns {
  camera: RawBuilder<unknown>
  lens: RawBuilder<unknown>
  fNumber: RawBuilder<unknown>
  focalLength: RawBuilder<unknown>
  iso: RawBuilder<unknown>
  exposureSeconds: RawBuilder<unknown>
}

export const coverColumns: ShotColumns = {
  camera: sql.ref('publish.cover_camera_id'),
  lens: sql.ref('publish.cover_lens_id'),
  fNumber: sql.ref('publish.cover_f_number'),
  focalLength: sql.ref('publish.cover_focal_length'),
  iso: sql.ref('publish.cover_iso'),
  exposureSeconds: sql.ref('publish.cover_exposure_seconds'),
}

export const shotColumns: ShotColumns = {
  camera: sql.ref('shot.camera_id'),
  lens: sql.ref('shot.lens_id'),
  fNumber: sql.ref('shot.f_number'),
  focalLength: sql.ref('shot.focal_length'),
  iso: sql.ref('shot.iso'),
  exposureSeconds: sql.ref('shot.exposure_seconds'),
}

const shown = (field: string, column: string) =>
  sql`case when not ${sql.lit(field)} = any(picture.exif_hidden) then taken.${sql.ref(column)} end`

/**
 * Updates the data of posts' further photographs for filters, without what an author hides. Rows of removed photographs
 * were deleted with them; the row of one that became the cover is removed here.
 */
export function writeShots(tx: Tx, ids: readonly string[]): Promise<void> {
  return upsertShots(tx, { ids })
}

const upsertShots = preparedWrite<{ ids: readonly string[] }>('post.writeShots', (db, param) => {
  const query = sql`
    with covers as (
      delete from publish_shot shot using publish_picture picture
      where shot.publish_id = any(${param('ids')}::uuid[]) and picture.id = shot.picture_id and picture.position = 0
    )
    insert into publish_shot (picture_id, publish_id, position, camera_id, lens_id, f_number, focal_length, iso,
      exposure_seconds)
    select picture.id, picture.publish_id, picture.position, ${shown('camera', 'camera_id')},
      ${shown('lens', 'lens_id')}, ${shown('fNumber', 'f_number')}, ${shown('focalLength', 'focal_length')},
      ${shown('iso', 'iso')}, ${shown('exposureTime', 'exposure_seconds')}
    from publish_picture picture, lateral ${takenAs(sql.ref('picture.file_id'))} as taken
    where picture.publish_id = any(${param('ids')}::uuid[]) and picture.position > 0
    on conflict (picture_id) do update set position = excluded.position, camera_id = excluded.camera_id,
      lens_id = excluded.lens_id, f_number = excluded.f_number, focal_length = excluded.focal_length,
      iso = excluded.iso, exposure_seconds = excluded.exposure_seconds`
  return { compile: () => query.compile(db) }
})
