import type { App } from '../../context.ts'
import { copyKey } from './object-keys.ts'

/** Removes a file for good: copies, original, row. Objects go first, so that no row means nothing is left. */
export async function removeFile(app: App, fileId: string): Promise<void> {
  const row = await app.db
    .selectFrom('stored_file')
    .select(['original_key', 'public_prefix', 'webp_sizes', 'avif_sizes'])
    .where('id', '=', fileId)
    .executeTakeFirst()
  if (row === undefined) return
  const copies = [
    ...row.webp_sizes.map((size) => copyKey(row.public_prefix, size, 'webp')),
    ...row.avif_sizes.map((size) => copyKey(row.public_prefix, size, 'avif')),
  ]
  for (const key of [...copies, row.original_key]) await app.storage.remove(key)
  await app.db.deleteFrom('stored_file').where('id', '=', fileId).execute()
}
