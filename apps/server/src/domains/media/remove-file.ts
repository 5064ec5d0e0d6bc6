import type { App } from '../../context.ts'
import { copyKey } from './object-keys.ts'
import { findVideo } from './video/video.store.ts'
import { allVideoKeys } from './video/video-keys.ts'

/**
 * Removes a file permanently: copies, original, row. Objects are removed first, so that no object is left without a
 * row.
 */
export async function removeFile(app: App, fileId: string): Promise<void> {
  const row = await app.db
    .selectFrom('stored_file')
    .select(['mime', 'original_key', 'public_prefix', 'webp_sizes', 'avif_sizes', 'p3_sizes', 'mark_version'])
    .select('moving_size')
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (row === undefined) return
  const copies = copyKeys(row)
  const video = row.mime.startsWith('video/') ? await findVideo(app.db, fileId) : null
  if (video !== null) copies.push(...allVideoKeys(video))
  for (const key of [...copies, row.original_key]) await app.storage.remove(key)
  await app.db.deleteFrom('stored_file').where('id', '=', fileId).execute()
}

interface CopiedFile {
  public_prefix: string
  webp_sizes: number[]
  avif_sizes: number[]
  p3_sizes: number[]
  mark_version: number
  moving_size: number | null
}

/**
 * Keys of every copy a file can have, clean and with its last watermark; those with older watermarks were removed when
 * it was replaced.
 */
function copyKeys(file: CopiedFile): string[] {
  const { public_prefix, webp_sizes, avif_sizes, p3_sizes, mark_version, moving_size } = file
  const marks = mark_version === 0 ? [0] : [0, mark_version]
  const moving =
    moving_size === null ? [] : [{ size: moving_size, gamut: 'srgb', mark: 0, moving: true } as const]
  const keys = marks.flatMap((mark) => [
    ...webp_sizes.map((size) => copyKey(public_prefix, { size, gamut: 'srgb', mark }, 'webp')),
    // The list of copies is shortened while a watermark is applied; the clean ones may still exist.
    ...(avif_sizes.length === 0 && mark_version === 0 ? [] : webp_sizes).map((size) =>
      copyKey(public_prefix, { size, gamut: 'srgb', mark }, 'avif'),
    ),
    ...p3_sizes.map((size) => copyKey(public_prefix, { size, gamut: 'p3', mark }, 'webp')),
  ])
  return [...keys, ...moving.map((name) => copyKey(public_prefix, name, 'webp'))]
}
