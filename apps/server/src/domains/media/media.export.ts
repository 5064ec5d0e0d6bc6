import type { App } from '../../context.ts'
import { extensionPoint } from '../../extension-point.ts'
import type { Queryable } from '../../db/client.ts'
import { removeWatermark } from './change-watermark.ts'
import { removeFile } from './remove-file.ts'
import { forgetGearFacts } from '../exposure/index.ts'

/** An original in its owner's export, with its camera data as shown. */
export interface ExportedFile {
  id: string
  fileName: string
  mime: string
  /** Storage key of the original. */
  key: string
  size: number
  createdAt: Date
  exif: Record<string, string | number | boolean | null>
}

/** All uploads of a member, oldest first. */
export async function exportFiles(db: Queryable, ownerId: string): Promise<ExportedFile[]> {
  const rows = await db
    .selectFrom('stored_file')
    .leftJoin('picture_exif', 'picture_exif.file_id', 'stored_file.id')
    .where('owner_id', '=', ownerId)
    .select(['stored_file.id', 'file_name', 'mime', 'original_key', 'size_bytes', 'stored_file.created_at'])
    .select(['make', 'model', 'lens_model', 'focal_length', 'focal35', 'f_number', 'exposure_time', 'iso'])
    .select(['exposure_bias', 'flash', 'shot_at', 'color_space', 'gain_map', 'software'])
    .select(['film', 'scanner', 'lens_type', 'adapter', 'hand', 'licence'])
    .orderBy('stored_file.created_at')
    .orderBy('stored_file.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    fileName: row.file_name,
    mime: row.mime,
    key: row.original_key,
    size: row.size_bytes,
    createdAt: row.created_at,
    exif: {
      make: row.make,
      model: row.model,
      lensModel: row.lens_model,
      focalLength: row.focal_length,
      focal35: row.focal35,
      fNumber: row.f_number,
      exposureTime: row.exposure_time,
      iso: row.iso,
      exposureBias: row.exposure_bias,
      flash: row.flash,
      shotAt: row.shot_at,
      colorSpace: row.color_space,
      gainMap: row.gain_map,
      software: row.software,
      film: row.film,
      scanner: row.scanner,
      lensType: row.lens_type,
      adapter: row.adapter,
      byHand: (row.hand ?? []).join(' '),
      licence: row.licence,
    },
  }))
}

/** Files of an owner that their content still uses, as known by the domains above. */
export const fileHolders =
  extensionPoint<readonly ((db: Queryable, ownerId: string) => Promise<string[]>)[]>('fileHolders')

/**
 * Removes a member's files permanently. Of those still in use the shown copies stay; their originals are removed,
 * because cameras write positions and serial numbers into them, and so is the name in their watermark. May be run again
 * after an interruption.
 */
export async function eraseFiles(app: App, ownerId: string): Promise<void> {
  const held = await Promise.all(fileHolders.get().map((find) => find(app.db, ownerId)))
  const publicIds = new Set(held.flat())
  const files = await app.db
    .selectFrom('stored_file')
    .where('owner_id', '=', ownerId)
    .select(['id', 'original_key'])
    .execute()
  for (const file of files) {
    if (!publicIds.has(file.id)) {
      await removeFile(app, file.id)
      continue
    }
    await removeWatermark(app, file.id)
    await app.storage.remove(file.original_key)
  }
  if (publicIds.size === 0) return
  await forgetGearFacts(app.db, [...publicIds])
  await app.db
    .updateTable('stored_file')
    .set({ file_name: '', mark_text: '', sha256: Buffer.alloc(32), size_bytes: 0 })
    .where('owner_id', '=', ownerId)
    .execute()
}
