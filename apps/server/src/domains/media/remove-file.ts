import type { App } from '../../context.ts'

/**
 * Removes a file permanently: copies, original, row. Objects are removed first, so that no object is left without a
 * row.
 */
export async function removeFile(app: App, fileId: string): Promise<void> {
  const row = await app.db
    .selectFrom('stored_file')
    .select(['original_key', 'public_prefix'])
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (row === undefined) return
  // The whole folder: whatever a killed node or an older watermark left is there too.
  await app.storage.removeFolder(row.public_prefix)
  await app.storage.remove(row.original_key)
  await app.db.deleteFrom('stored_file').where('id', '=', fileId).execute()
}
