import { errorText } from '@guangquan/contract'
import type { App } from '../context.ts'
import type { Database } from '../db/client.ts'
import { Failure } from '../fail.ts'
import type { DemoFile, DemoPart } from './demo-part.ts'
import { uploadKey } from './upload-key.ts'

// Two are decoded at a time, while others are cropped and written.
const sideBySide = 4

export interface UploadOptions {
  storeFile: NonNullable<DemoPart['storeFile']>
  onProgress: (done: number, total: number) => void
  /** Called for a file that cannot be used; without it that is an error. */
  onRefused?: (fileName: string, reason: string) => void
}

/**
 * Uploads files as their owners would. Those present from an earlier attempt are skipped.
 * @returns file ids by owner and file name, see `uploadKey`
 */
export async function uploadAll(
  app: App,
  uploads: readonly DemoFile[],
  { storeFile, onProgress, onRefused }: UploadOptions,
): Promise<Map<string, string>> {
  const ids = await listUploads(app.db)
  const waiting = uploads.filter((upload) => !ids.has(uploadKey(upload.ownerId, upload.fileName)))
  let done = uploads.length - waiting.length
  const queue = waiting.values()
  const work = async () => {
    for (const { make, ...upload } of queue) {
      try {
        const id = await storeFile(app, { ...upload, body: await make() })
        ids.set(uploadKey(upload.ownerId, upload.fileName), id)
      } catch (error) {
        if (!(error instanceof Failure) || onRefused === undefined) throw error
        onRefused(upload.fileName, errorText(error.errorName, error.details))
      }
      done += 1
      onProgress(done, uploads.length)
    }
  }
  await Promise.all(Array.from({ length: sideBySide }, work))
  return ids
}

/** Ids of all uploaded files, see `uploadKey`. */
export async function listUploads(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('stored_file').select(['id', 'owner_id', 'file_name']).execute()
  return new Map(
    rows.flatMap(({ id, owner_id: owner, file_name: name }) =>
      owner === null ? [] : [[uploadKey(owner, name), id] as const],
    ),
  )
}
