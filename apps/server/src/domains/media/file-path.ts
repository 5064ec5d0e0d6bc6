import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { findFile } from './media.store.ts'

/** Path of the largest copy of a picture of the site, which everybody may see. @throws UploadNotFound */
export async function filePath(db: Queryable, fileId: string): Promise<string> {
  const file = await findFile(db, fileId)
  const size = file?.webp_sizes.at(-1)
  if (size === undefined) fail('UploadNotFound')
  return `/files/${fileId}/${size}.webp`
}
