import type { App, StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { claimFiles } from './claim-files.ts'
import { filePath, filePaths } from './file-path.ts'
import { storeFile } from './store-file.ts'

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

/** Marks an uploaded picture of the site as used. @throws UploadNotFound */
export async function claimSitePicture(
  app: App,
  tx: Tx,
  { fileId, useType }: { fileId: string; useType: number },
): Promise<SitePicture> {
  await claimFiles(app, tx, { ownerId: null, fileIds: [fileId], useType })
  return { fileId, ...(await filePaths(tx, fileId)) }
}
