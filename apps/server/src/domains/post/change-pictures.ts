import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import type { NewPicture } from './post.store.ts'

/**
 * Puts a post's photographs in another order, with other words, some of them taken away; none may come.
 * @returns what stood there before, and the files that stand there no more
 * @throws UploadNotFound for a file that is not the post's
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
  const kept = new Set(pictures.map((picture) => picture.fileId))
  if (pictures.some((picture) => !had.includes(picture.fileId))) fail('UploadNotFound')
  const released = had.filter((fileId) => !kept.has(fileId))
  if (released.length > 0) {
    await tx
      .deleteFrom('publish_picture')
      .where('publish_id', '=', publishId)
      .where('file_id', 'in', released)
      .execute()
  }
  // Out of the way first: no two photographs may ever stand in one place.
  await sql`update publish_picture set position = -1 - position where publish_id = ${publishId}`.execute(tx)
  for (const [position, { fileId, title, alt, exifHidden }] of pictures.entries()) {
    await tx
      .updateTable('publish_picture')
      .set({ position, title, alt, exif_hidden: [...exifHidden] })
      .where('publish_id', '=', publishId)
      .where('file_id', '=', fileId)
      .execute()
  }
  await tx.updateTable('publish').set({ picture_count: kept.size }).where('id', '=', publishId).execute()
  return { before: { pictures: before }, released }
}
