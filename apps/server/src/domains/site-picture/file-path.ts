import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { ruleOf } from '../image/index.ts'
import { findFile } from '../media/index.ts'

/** Paths of the largest copy but for that of dense screens, and of the smallest one, of a picture of the site. @throws UploadNotFound */
export async function filePaths(db: Queryable, fileId: string): Promise<{ path: string; smallPath: string }> {
  const path = await filePath(db, fileId)
  const smallest = (await findFile(db, fileId))?.webp_sizes[0]
  return { path, smallPath: smallest === undefined ? path : `/files/${fileId}/${smallest}.webp` }
}

/** Path of the largest copy of a picture of the site but for that of dense screens. @throws UploadNotFound */
export async function filePath(db: Queryable, fileId: string): Promise<string> {
  const file = await findFile(db, fileId)
  if (file === null) fail('UploadNotFound')
  const { named = Infinity } = ruleOf(file.use_type)
  const size = file.webp_sizes.findLast((one) => one <= named)
  if (size === undefined) fail('UploadNotFound')
  return `/files/${fileId}/${size}.webp`
}
