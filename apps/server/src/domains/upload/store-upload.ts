import { rm } from 'node:fs/promises'
import { useTypes } from '@guangquan/contract'
import type { App } from '../../context.ts'
import { fail, Failure } from '../../fail.ts'
import { refuseTooLarge, storeFile, type FileIntent, storeProof } from '../media/index.ts'
import type { TemporaryFile } from '../../storage/temporary-file.ts'
import { storeVideo } from '../footage/index.ts'

const stores = new Map<number, typeof storeVideo>([
  [useTypes.video, storeVideo],
  [useTypes.proof, storeProof],
])

/**
 * Turns a completely received file into a file of its use: a picture, a video or a PDF. The temporary file is consumed.
 * @returns id of the file, unused until `claimFiles`
 * @throws the Failures of `storeFile`, `storeProof` and `storeVideo`; UploadBusy while the decoders are
 */
export async function storeUpload(
  app: App,
  ownerId: string,
  file: TemporaryFile,
  intent: FileIntent,
): Promise<string> {
  const store = stores.get(intent.useType) ?? storeFile
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
