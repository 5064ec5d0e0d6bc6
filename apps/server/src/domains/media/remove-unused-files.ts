import type { App } from '../../context.ts'
import { unusedAfterMs } from './file-rules.ts'
import { piecesFolder } from './object-keys.ts'
import { removeFile } from './remove-file.ts'
import { removeOldTemporaries } from './upload/temporary-file.ts'

const batch = 200
const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Removes uploads not used within 24 hours, unfinished uploads, and what killed programs left. One that cannot be
 * removed delays no other.
 * @returns files and uploads removed
 * @throws at the end, when some could not be removed
 */
export async function removeUnusedFiles(app: App): Promise<{ files: number; uploads: number }> {
  const before = new Date(app.now().getTime() - unusedAfterMs)
  await removeOldTemporaries(app)
  const errors: unknown[] = []
  const files = await removeEach(
    (after) => listUnused(app, before, after),
    (id) => removeFile(app, id),
    errors,
  )
  const uploads = await removeEach(
    (after) => listOldUploads(app, before, after),
    (id) => removeUpload(app, id),
    errors,
  )
  if (errors.length > 0) throw new AggregateError(errors, `not removed: ${errors.length}`)
  return { files, uploads }
}

async function removeEach(
  listAfter: (id: string) => Promise<string[]>,
  remove: (id: string) => Promise<void>,
  errors: unknown[],
): Promise<number> {
  let removed = 0
  for (let after = firstId; ;) {
    const ids = await listAfter(after)
    for (const id of ids) {
      try {
        await remove(id)
        removed += 1
      } catch (error) {
        errors.push(error)
      }
    }
    const last = ids.at(-1)
    if (last === undefined || ids.length < batch) return removed
    after = last
  }
}

async function listUnused(app: App, before: Date, after: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('stored_file')
    .select('id')
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}

async function listOldUploads(app: App, before: Date, after: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('file_upload')
    .select('id')
    .where('created_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute()
  return rows.map(({ id }) => id)
}

/** Removes an upload's pieces and its row; a file made from it stays. */
export async function removeUpload(app: App, uploadId: string): Promise<void> {
  await removePieces(app, uploadId)
  await app.db.deleteFrom('file_upload').where('id', '=', uploadId).execute()
}

/** Removes every piece of an upload, whatever its size was said to be. */
export function removePieces(app: App, uploadId: string): Promise<void> {
  return app.storage.removeFolder(piecesFolder(uploadId))
}
