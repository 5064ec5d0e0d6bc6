import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { findFile } from './media.store.ts'

/** Paths of the largest and of the smallest copy of a picture of the site. @throws UploadNotFound */
export async function filePaths(db: Queryable, fileId: string): Promise<{ path: string; smallPath: string }> {
  const path = await filePath(db, fileId)
  const smallest = (await findFile(db, fileId))?.webp_sizes[0]
  return { path, smallPath: smallest === undefined ? path : `/files/${fileId}/${smallest}.webp` }
}

/** Path of the largest copy of a picture of the site, which everybody may see. @throws UploadNotFound */
export async function filePath(db: Queryable, fileId: string): Promise<string> {
  const file = await findFile(db, fileId)
  const size = file?.webp_sizes.at(-1)
  if (size === undefined) fail('UploadNotFound')
  return `/files/${fileId}/${size}.webp`
}
