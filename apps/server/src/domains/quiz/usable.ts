import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { visiblePosts } from '../post-access/index.ts'

/**
 * SQL for a row of `publish`, its `picture` (publish_picture), its `file` (stored_file) and its `exif` (picture_exif):
 * whether the photograph can be used in a question now. Its author allows it, everybody may see the post, and the
 * camera wrote all four settings. A watermark would name the author.
 * @param viewerId the member who is asked, to exclude authors with a block in either direction; null for everybody
 */
export function isUsable(viewerId: RawBuilder<string> | null): RawBuilder<SqlBool> {
  return sql<SqlBool>`publish.publish_type = 1 and publish.expose_others and ${visiblePosts(viewerId)}
    and exists (select from member where member.id = publish.author_id and member.allow_study
      and member.status = 1)
    and file.is_public and file.withheld_at is null and file.masked_from is null and file.watermark = 0
    and file.ai_found = 1 and file.use_type = 1
    and exif.model is not null and exif.hand = '{}' and exif.source = 1
    and exif.film is null and exif.scanner is null and exif.adapter is null
    and exif.f_number between 0.5 and 64 and exif.iso between 1 and 4000000
    and exif.exposure_seconds between 0.00001 and 3600
    and coalesce(exif.focal35, exif.focal_length) between 3 and 1500
    and not picture.exif_hidden && array['fNumber', 'focalLength', 'exposureTime', 'iso']::text[]`
}

/** SQL: joins the tables that `isUsable` reads to the row of `publish`. */
export const withPhotographs = sql`
  join publish_picture picture on picture.publish_id = publish.id
  join stored_file file on file.id = picture.file_id
  join picture_exif exif on exif.file_id = file.id`
