import type { App, StaffCtx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { claimFiles, findFile, storeFile } from '../media/index.ts'
import { filePath, filePaths } from './file-path.ts'

/** A picture of the site as its rows name it. */
export interface SitePicture {
  fileId: string
  path: string
  /** Of the smaller copy. */
  smallPath: string
}

/** Stores a picture of the site from Base64, checked and cut as its use requires. @throws what `storeFile` throws */
export async function storeSitePicture(
  { app, db }: StaffCtx,
  { useType, fileName, content }: { useType: number; fileName: string; content: string },
): Promise<{ fileId: string; url: string }> {
  const fileId = await storeFile(app, null, Buffer.from(content, 'base64'), { fileName, useType })
  return { fileId, url: `${app.env.FILE_ORIGIN ?? ''}${await filePath(db, fileId)}` }
}

/** The address of a picture of the site; uploaded ones may be served by a host of their own. */
export const sitePictureUrl = ({ env }: App, path: string): string =>
  path.startsWith('/files/') ? `${env.FILE_ORIGIN ?? ''}${path}` : path

/**
 * Marks an uploaded picture of the site as used.
 * @param ownerId a member who uploaded it, where members may: one that nothing uses yet
 * @throws UploadNotFound
 */
export async function claimSitePicture(
  app: App,
  tx: Tx,
  { fileId, useType, ownerId = null }: { fileId: string; useType: number; ownerId?: string | null },
): Promise<SitePicture> {
  await claimFiles(app, tx, { ownerId, fileIds: [fileId], useType, unused: ownerId !== null })
  return { fileId, ...(await filePaths(tx, fileId)) }
}

/** Width and height of the largest copy of a picture of the site, in pixels. @throws UploadNotFound */
export async function sitePictureSize(
  db: Queryable,
  fileId: string,
): Promise<{ width: number; height: number }> {
  const file = (await findFile(db, fileId)) ?? fail('UploadNotFound')
  const longEdge = Math.max(file.width, file.height)
  const scale = Math.min(1, (file.webp_sizes.at(-1) ?? longEdge) / longEdge)
  return { width: Math.round(file.width * scale), height: Math.round(file.height * scale) }
}

/** Path of a picture of the site by its file, used or not; null for another file. */
export async function findSitePicture(db: Queryable, fileId: string): Promise<string | null> {
  const file = await findFile(db, fileId)
  return file === null || file.owner_id !== null ? null : filePath(db, fileId)
}
