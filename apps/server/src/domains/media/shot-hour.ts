import { sql, type RawBuilder } from 'kysely'

/** SQL: the hour of the day a file was taken at by its camera's clock, 0–23; null where it does not say. */
export function shotHour(fileId: RawBuilder<string>): RawBuilder<number | null> {
  return sql<number | null>`(select extract(hour from shot.shot_at)::int from picture_exif shot
    where shot.file_id = ${fileId})`
}
