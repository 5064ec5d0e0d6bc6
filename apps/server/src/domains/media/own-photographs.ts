import {
  manualFields,
  licence,
  watermark,
  type ExifEdits,
  type ManualField,
  type PictureExif,
} from '@guangquan/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { OriginalExif } from '../exposure/index.ts'
import { gearNames } from '../gear-catalogue/index.ts'
import type { PhotographChoices } from './set-photograph-choices.ts'

/** A photograph with its author's choices, and the file's values before any correction. */
export interface OwnPhotograph {
  choices: PhotographChoices
  /** The fields of `PictureExif` that corrections replace. */
  fromFile: Partial<PictureExif>
}

/**
 * The choices of authors about photographs, for the forms that change them.
 * @returns by file id; a file that no longer exists is missing
 */
export async function loadOwnPhotographs(
  db: Queryable,
  fileIds: readonly string[],
): Promise<Map<string, OwnPhotograph>> {
  if (fileIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('stored_file as file')
    .leftJoin('picture_exif as exif', 'exif.file_id', 'file.id')
    .where('file.id', 'in', fileIds)
    .select(['file.id', 'licence', 'watermark', 'large_open', 'time_open', 'from_file', 'hand'])
    .select(['model', 'lens_model', 'focal_length', 'focal35', 'f_number', 'exposure_seconds', 'iso'])
    .select(['exposure_bias', 'software', 'film', 'scanner', 'lens_type', 'adapter'])
    .select(sql<string | null>`shot_at::text`.as('shot_at'))
    .execute()
  const stored = new Map(
    rows.map((row) => [row.id, row.from_file === null ? null : OriginalExif.parse(row.from_file)]),
  )
  const files = [...stored.values()].filter((file) => file !== null)
  const names = await gearNames(
    db,
    files.flatMap((file) => file.camera_id ?? []),
    files.flatMap((file) => file.lens_id ?? []),
  )
  return new Map(
    rows.map((row) => {
      const hand = new Set(row.hand ?? [])
      const file = stored.get(row.id) ?? null
      const written: Record<ManualField, string | number | null> = {
        camera: row.model,
        lens: row.lens_model,
        lensType: row.lens_type,
        adapter: row.adapter,
        film: row.film,
        scanner: row.scanner,
        focalLength: row.focal_length,
        focal35: row.focal35,
        fNumber: row.f_number,
        exposureSeconds: row.exposure_seconds,
        iso: row.iso,
        exposureBias: row.exposure_bias,
        shotDate: dateOf(row.shot_at, file?.shot_at ?? null),
        software: row.software,
      }
      const exifEdits: ExifEdits = Object.fromEntries(
        manualFields.flatMap((field) => (hand.has(field) ? [[field, written[field]]] : [])),
      )
      const choices: PhotographChoices = {
        fileId: row.id,
        licence: licence.parse(row.licence),
        watermark: watermark.parse(row.watermark),
        largeOpen: row.large_open,
        timeOpen: row.time_open ?? false,
        exifEdits,
      }
      return [row.id, { choices, fromFile: file === null ? {} : exifOf(file, names) }]
    }),
  )
}

// When only the date is corrected, the hour comes from the file and is not the author's.
function dateOf(shotAt: string | null, before: string | null): string | null {
  if (shotAt === null) return null
  return shotAt.slice(10) === (before?.slice(10) ?? ' 00:00:00') ? shotAt.slice(0, 10) : shotAt.slice(0, 19)
}

function exifOf(file: OriginalExif, names: ReadonlyMap<string, string>): Partial<PictureExif> {
  return {
    make: file.make,
    model: file.model,
    cameraId: file.camera_id,
    cameraName: names.get(file.camera_id ?? '') ?? file.model,
    lensModel: file.lens_model,
    lensId: file.lens_id,
    lensName: names.get(file.lens_id ?? '') ?? file.lens_model,
    focalLength: file.focal_length,
    focal35: file.focal35,
    fNumber: file.f_number,
    exposureTime: file.exposure_time,
    exposureSeconds: file.exposure_seconds,
    iso: file.iso,
    exposureBias: file.exposure_bias,
    shotDate: file.shot_at,
    software: file.software,
    film: null,
    scanner: null,
    lensType: null,
    adapter: null,
    hand: [],
    source: 1,
  }
}
