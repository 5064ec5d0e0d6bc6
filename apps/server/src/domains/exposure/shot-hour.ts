import { sql, type RawBuilder } from 'kysely'

/**
 * SQL: the hour of the day at which a file was taken, by its camera's clock, 0–23; null where the file does not say.
 */
export function shotHour(fileId: RawBuilder<string>): RawBuilder<number | null> {
  return sql<number | null>`(select extract(hour from shot.shot_at)::int from picture_exif shot
    where shot.file_id = ${fileId} and shot.shot_time_known)`
}
