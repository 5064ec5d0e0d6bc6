import { uploadPieceBytes } from '@guangquan/contract'
import type { App } from '../../context.ts'
import { unusedAfterMs } from './file-rules.ts'
import { pieceKey } from './object-keys.ts'
import { removeFile } from './remove-file.ts'
import { removeOldTemporaries } from './upload/temporary-file.ts'

const batch = 200

/**
 * Removes uploads not used within 24 hours, unfinished uploads, and what killed programs left.
 * @returns files and uploads removed
 */
export async function removeUnusedFiles(app: App): Promise<{ files: number; uploads: number }> {
  const before = new Date(app.now().getTime() - unusedAfterMs)
  await removeOldTemporaries(app)
  return { files: await removeFiles(app, before), uploads: await removeUploads(app, before) }
}

async function removeFiles(app: App, before: Date): Promise<number> {
  const rows = await app.db
    .selectFrom('stored_file')
    .select('id')
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .limit(batch)
    .execute()
  for (const { id } of rows) await removeFile(app, id)
  return rows.length < batch ? rows.length : rows.length + (await removeFiles(app, before))
}

async function removeUploads(app: App, before: Date): Promise<number> {
  const rows = await app.db
    .selectFrom('file_upload')
    .select(['id', 'size_bytes'])
    .where('created_at', '<', before)
    .limit(batch)
    .execute()
  for (const { id, size_bytes } of rows) await removeUpload(app, id, size_bytes)
  return rows.length < batch ? rows.length : rows.length + (await removeUploads(app, before))
}

/** Removes an upload's pieces and its row; a file made from it stays. */
export async function removeUpload(app: App, uploadId: string, size: number): Promise<void> {
  await removePieces(app, uploadId, size)
  await app.db.deleteFrom('file_upload').where('id', '=', uploadId).execute()
}

/** Removes every piece that an upload of `size` bytes can have. */
export async function removePieces(app: App, uploadId: string, size: number): Promise<void> {
  for (let index = 0; index < Math.ceil(size / uploadPieceBytes); index++) {
    await app.storage.remove(pieceKey(uploadId, index))
  }
}
