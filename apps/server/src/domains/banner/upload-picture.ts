import { bannerPictures, type MethodOutput, type MethodParsed, type StaffBanner } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import { filePath, storeFile } from '../media/index.ts'

/** Stores a picture of the site, checked and cut as its use requires. @throws what `storeFile` throws */
export async function uploadPicture(
  { app, db }: StaffCtx,
  { kind, fileName, content }: MethodParsed<typeof StaffBanner.Upload>,
): Promise<MethodOutput<typeof StaffBanner.Upload>> {
  const { useType } = bannerPictures[kind]
  const fileId = await storeFile(app, null, Buffer.from(content, 'base64'), { fileName, useType })
  return { fileId, url: `${app.env.FILE_ORIGIN ?? ''}${await filePath(db, fileId)}` }
}
