import { rm } from 'node:fs/promises'
import { useTypes } from '@guangquan/contract'
import type { App } from '../../../context.ts'
import { fail, Failure } from '../../../fail.ts'
import { refuseTooLarge } from './upload-limits.ts'
import { storeFile, type FileIntent } from '../store-file.ts'
import type { TemporaryFile } from './temporary-file.ts'
import { isPdf, storePdf } from '../pdf/store-pdf.ts'
import { storeVideo } from '../video/store-video.ts'

/**
 * Turns a completely received file into a file of its use: a picture, a video or a PDF. The temporary file is consumed.
 * @returns id of the file, unused until `claimFiles`
 * @throws the Failures of `storeFile`, `storePdf` and `storeVideo`; UploadBusy while the decoders are
 */
export async function storeUpload(
  app: App,
  ownerId: string,
  file: TemporaryFile,
  intent: FileIntent,
): Promise<string> {
  const store = (await storeOf(file, intent)) ?? storeFile
  try {
    await refuseTooLarge(app.db, ownerId, { useType: intent.useType, size: file.size })
    return await store(app, ownerId, file, intent)
  } catch (error) {
    if (error instanceof Failure && error.details['busy'] === true) fail('UploadBusy')
    throw error
  } finally {
    await rm(file.path, { force: true })
  }
}

/** What stores files that are no pictures; null for pictures. */
async function storeOf({ path }: TemporaryFile, { useType }: FileIntent) {
  if (useType === useTypes.video) return storeVideo
  return useType === useTypes.proof && (await isPdf(path)) ? storePdf : null
}
