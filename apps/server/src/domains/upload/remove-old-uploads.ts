import type { App } from '../../context.ts'
import { unusedAfterMs } from '../../storage/file-times.ts'
import { piecesFolder } from './piece-keys.ts'
import { removeBatch, removeEach } from '../../jobs/remove-each.ts'

/**
 * Removes uploads that were not finished within 24 hours.
 * @returns uploads removed
 * @throws at the end, when some could not be removed
 */
export function removeOldUploads(app: App): Promise<number> {
  const before = new Date(app.now().getTime() - unusedAfterMs)
  return removeEach(
    (after) => listOldUploads(app, before, after),
    (id) => removeUpload(app, id),
  )
}

/** Removes every upload of a member. */
export async function eraseUploads(app: App, ownerId: string): Promise<void> {
  const uploads = await app.db
    .selectFrom('file_upload')
    .select('id')
    .where('owner_id', '=', ownerId)
    .execute()
  for (const { id } of uploads) await removeUpload(app, id)
}

async function listOldUploads(app: App, before: Date, after: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('file_upload')
    .select('id')
    .where('created_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(removeBatch)
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes an upload's pieces and its row; a file made from it stays. */
async function removeUpload(app: App, uploadId: string): Promise<void> {
  await removePieces(app, uploadId)
  await app.db.deleteFrom('file_upload').where('id', '=', uploadId).execute()
}

/** Removes every piece of an upload, whatever its size was said to be. */
export function removePieces(app: App, uploadId: string): Promise<void> {
  return app.storage.removeFolder(piecesFolder(uploadId))
}
