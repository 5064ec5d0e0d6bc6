import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import type { NewPicture } from '../post-extension/index.ts'

/**
 * Reorders a post's photographs, changes their texts and removes some; none can be added.
 * @returns the previous photographs, and the removed files
 * @throws UploadNotFound for a file that does not belong to the post
 */
export async function changePictures(
  tx: Tx,
  publishId: string,
  pictures: readonly NewPicture[],
): Promise<{ before: object; released: string[] }> {
  const before = await tx
    .selectFrom('publish_picture')
    .where('publish_id', '=', publishId)
    .select(['file_id', 'title', 'alt', 'exif_hidden'])
    .orderBy('position')
    .execute()
  const had = before.map((row) => row.file_id)
  const stored = new Set(pictures.map((picture) => picture.fileId))
  if (pictures.some((picture) => !had.includes(picture.fileId))) fail('UploadNotFound')
  const released = had.filter((fileId) => !stored.has(fileId))
  if (released.length > 0) {
    await tx
      .deleteFrom('publish_picture')
      .where('publish_id', '=', publishId)
      .where('file_id', 'in', released)
      .execute()
  }
  // Moved out of the range first: no two photographs may have the same position at any time.
  await sql`update publish_picture set position = -1 - position where publish_id = ${publishId}`.execute(tx)
  for (const [position, { fileId, title, alt, exifHidden }] of pictures.entries()) {
    await tx
      .updateTable('publish_picture')
      .set({ position, title, alt, exif_hidden: [...exifHidden] })
      .where('publish_id', '=', publishId)
      .where('file_id', '=', fileId)
      .execute()
  }
  await tx.updateTable('publish').set({ picture_count: stored.size }).where('id', '=', publishId).execute()
  return { before: { pictures: before }, released }
}
