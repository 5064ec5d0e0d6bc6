import { manualFields, type ExifEdits } from '@guangquan/contract'
import * as z from 'zod'
import type { Tx } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { findGearByName } from '../gear-catalogue/index.ts'
import { exposureText } from '../image/index.ts'

/** The columns that an author may correct, with the file's values. */
export const OriginalExif = z.object({
  make: z.string().nullable(),
  model: z.string().nullable(),
  camera_id: z.string().nullable(),
  lens_model: z.string().nullable(),
  lens_id: z.string().nullable(),
  focal_length: z.number().nullable(),
  focal35: z.number().nullable(),
  f_number: z.number().nullable(),
  exposure_time: z.string().nullable(),
  exposure_seconds: z.number().nullable(),
  iso: z.number().nullable(),
  exposure_bias: z.number().nullable(),
  shot_at: z.string().nullable(),
  shot_time_known: z.boolean().default(true),
  software: z.string().nullable(),
})
export type OriginalExif = z.infer<typeof OriginalExif>

/**
 * Stores an author's corrections and keeps the file's values beside them: removing a correction restores them, and
 * contests can read them.
 */
export async function writeExifEdits(
  tx: Tx,
  fileId: string,
  edits: ExifEdits,
  timeOpen: boolean,
): Promise<void> {
  const [row] = await lockedExif(tx, { fileId })
  if (row === undefined) return
  const { from_file, time_open, ...columns } = row
  const stored = from_file === null ? columns : OriginalExif.parse(from_file)
  const hand = manualFields.filter((field) => edits[field] !== undefined)
  if (hand.length === 0 && from_file === null) {
    if (time_open === timeOpen) return
    await tx.updateTable('picture_exif').set({ time_open: timeOpen }).where('file_id', '=', fileId).execute()
    return
  }
  await tx
    .updateTable('picture_exif')
    .set({
      ...stored,
      ...(await overwrite(tx, edits, stored)),
      film: edits.film ?? null,
      scanner: edits.scanner ?? null,
      lens_type: edits.lensType ?? null,
      adapter: edits.adapter ?? null,
      hand: [...hand],
      from_file: hand.length === 0 ? null : JSON.stringify(stored),
      source: hand.length === 0 ? 1 : 2,
      time_open: timeOpen,
    })
    .where('file_id', '=', fileId)
    .execute()
}

type LockedExif = OriginalExif & { from_file: unknown; time_open: boolean }

const lockedExif = preparedQuery<{ fileId: string }, LockedExif>('media.lockExif', (db, param) =>
  db
    .selectFrom('picture_exif')
    .select(['make', 'model', 'camera_id', 'lens_model', 'lens_id', 'focal_length', 'focal35', 'f_number'])
    .select([
      'exposure_time',
      'exposure_seconds',
      'iso',
      'exposure_bias',
      'software',
      'from_file',
      'shot_time_known',
      'time_open',
    ])
    .select((eb) => eb.cast<string | null>('shot_at', 'text').as('shot_at'))
    .where('file_id', '=', param('fileId'))
    .forUpdate(),
)

async function overwrite(tx: Tx, edits: ExifEdits, stored: OriginalExif): Promise<Partial<OriginalExif>> {
  const changes: Partial<OriginalExif> = {}
  if (edits.camera !== undefined) {
    const found = await findGearByName(tx, 'camera', edits.camera)
    Object.assign(changes, { make: null, model: edits.camera, camera_id: found })
  }
  if (edits.lens !== undefined) {
    Object.assign(changes, {
      lens_model: edits.lens,
      lens_id: await findGearByName(tx, 'lens', edits.lens),
    })
  }
  if (edits.focalLength !== undefined) {
    changes.focal_length = edits.focalLength
    // The 35 mm equivalent belongs to the file's focal length.
    changes.focal35 = null
  }
  if (edits.focal35 !== undefined) changes.focal35 = edits.focal35
  if (edits.fNumber !== undefined) changes.f_number = edits.fNumber
  if (edits.exposureSeconds !== undefined) {
    changes.exposure_seconds = edits.exposureSeconds
    changes.exposure_time = exposureText(edits.exposureSeconds)
  }
  if (edits.iso !== undefined) changes.iso = edits.iso
  if (edits.exposureBias !== undefined) changes.exposure_bias = edits.exposureBias
  if (edits.software !== undefined) changes.software = edits.software
  if (edits.shotDate !== undefined) {
    const time =
      edits.shotDate.length > 10 ? edits.shotDate.slice(10) : (stored.shot_at?.slice(10) ?? ' 00:00:00')
    changes.shot_at = edits.shotDate.slice(0, 10) + time
    changes.shot_time_known =
      edits.shotDate.length > 10 || (stored.shot_at !== null && stored.shot_time_known)
  }
  return changes
}
