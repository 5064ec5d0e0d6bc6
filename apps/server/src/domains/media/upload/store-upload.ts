import { rm } from 'node:fs/promises'
import { useTypes } from '@guangquan/contract'
import type { App } from '../../../context.ts'
import { refuseTooLarge } from './upload-limits.ts'
import { storeFile, type FileIntent } from '../store-file.ts'
import type { TemporaryFile } from './temporary-file.ts'
import { storeVideo } from '../video/store-video.ts'

/**
 * Turns a completely received file into a file of its use: a picture or a video. The temporary file is consumed.
 * @returns id of the file, unused until `claimFiles`
 * @throws the Failures of `storeFile` and `storeVideo`
 */
export async function storeUpload(
  app: App,
  ownerId: string,
  file: TemporaryFile,
  intent: FileIntent,
): Promise<string> {
  if (intent.useType !== useTypes.video) return storeFile(app, ownerId, file, intent)
  try {
    await refuseTooLarge(app.db, ownerId, { useType: intent.useType, size: file.size })
    return await storeVideo(app, ownerId, file, intent)
  } finally {
    await rm(file.path, { force: true })
  }
}
