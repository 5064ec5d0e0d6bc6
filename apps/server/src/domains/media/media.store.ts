import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { hotQuery } from '../../db/hot-query.ts'
import type { CleanExif } from './exif/clean-exif.ts'

export interface FileRow {
  id: string
  owner_id: string
  use_type: number
  mime: string
  original_key: string
  public_prefix: string
  is_public: boolean
  webp_sizes: number[]
  avif_sizes: number[]
  created_at: Date
}

const fileById = hotQuery<{ id: string }, FileRow>('media.fileById', (db, slot) =>
  db
    .selectFrom('stored_file')
    .select([
      'id',
      'owner_id',
      'use_type',
      'mime',
      'original_key',
      'public_prefix',
      'is_public',
      'webp_sizes',
      'avif_sizes',
      'created_at',
    ])
    .where('id', '=', slot('id')),
)

export async function findFile(db: Queryable, id: string): Promise<FileRow | null> {
  return (await fileById(db, { id }))[0] ?? null
}

/** Bytes a member has in originals and in uploads under way. Holds other uploads of the member until the end of `tx`. */
export async function lockAndSumBytes(tx: Tx, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`media.quota:${ownerId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ total: number }>`select
    (select coalesce(sum(size_bytes), 0) from stored_file where owner_id = ${ownerId})::bigint
    + (select coalesce(sum(size_bytes), 0) from file_upload where owner_id = ${ownerId} and file_id is null)::bigint
    as total`.execute(tx)
  return Number(rows[0]?.total ?? 0)
}

export async function insertExif(
  tx: Tx,
  fileId: string,
  exif: CleanExif,
  gear: { cameraId: string | null; lensId: string | null },
): Promise<void> {
  await tx
    .insertInto('picture_exif')
    .values({
      file_id: fileId,
      make: exif.make,
      model: exif.model,
      camera_id: gear.cameraId,
      lens_model: exif.lensModel,
      lens_id: gear.lensId,
      focal_length: exif.focalLength,
      focal35: exif.focal35,
      f_number: exif.fNumber,
      exposure_time: exif.exposureTime,
      exposure_seconds: exif.exposureSeconds,
      iso: exif.iso,
      exposure_bias: exif.exposureBias,
      flash: exif.flash,
      shot_at: exif.shotAt,
      color_space: exif.colorSpace,
      software: exif.software,
    })
    .execute()
}
