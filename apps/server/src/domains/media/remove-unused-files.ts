import type { App } from '../../context.ts'
import { unusedAfterMs } from '../../storage/file-times.ts'
import { removeBatch, removeEach } from '../../jobs/remove-each.ts'
import { removeFile } from './remove-file.ts'
import { removeOldTemporaries } from '../../storage/temporary-file.ts'

/**
 * Removes files not used within 24 hours, and what killed programs left.
 * @returns files removed
 * @throws at the end, when some could not be removed
 */
export async function removeUnusedFiles(app: App): Promise<number> {
  const before = new Date(app.now().getTime() - unusedAfterMs)
  await removeOldTemporaries(app)
  return removeEach(
    (after) => listUnused(app, before, after),
    (id) => removeFile(app, id),
  )
}

async function listUnused(app: App, before: Date, after: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('stored_file')
    .select('id')
    .where('used_at', 'is', null)
    .where('created_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(removeBatch)
    .execute()
  return rows.map(({ id }) => id)
}
