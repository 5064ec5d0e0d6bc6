import { open, rm } from 'node:fs/promises'
import { v7 as uuid } from 'uuid'
import type { App } from '../../../context.ts'
import { ruleOf, keysOf, pdfMime, stampedKey, makeStamped } from '../../image/index.ts'
import { insertFile } from '../media.store.ts'
import { removeFile } from '../remove-file.ts'
import { storeFile, type FileIntent } from '../store-file.ts'
import type { TemporaryFile } from '../../../storage/temporary-file.ts'

const signature = '%PDF-'

/** Whether a file begins as a PDF does, whatever its name. */
async function isPdf(path: string): Promise<boolean> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signature.length), 0, signature.length, 0)
    return buffer.subarray(0, bytesRead).toString('latin1') === signature
  } finally {
    await handle.close()
  }
}

/**
 * Stores a proof of purchase, which is a picture or a PDF by its content. The caller removes the temporary file if it is
 * left.
 * @throws the Failures of `storeFile` and `storePdf`
 */
export async function storeProof(
  app: App,
  ownerId: string,
  file: TemporaryFile,
  intent: FileIntent,
): Promise<string> {
  return (await isPdf(file.path))
    ? storePdf(app, ownerId, file, intent)
    : storeFile(app, ownerId, file, intent)
}

/**
 * Stores a PDF unchanged, and one with its pages under a watermark, which alone is shown. The caller removes the
 * temporary file.
 * @returns id of the file, unused until `claimFiles`
 * @throws Failure PdfDamaged, PdfEncrypted, PdfPages, PdfTooComplex, QuotaFull, StorageFull, UploadBusy
 */
async function storePdf(app: App, ownerId: string, file: TemporaryFile, intent: FileIntent): Promise<string> {
  const stamped = await makeStamped(app, { path: file.path, ownerId })
  const id = uuid()
  const keys = keysOf(id, pdfMime, app.now())
  const { mark } = ruleOf(intent.useType)
  try {
    await app.db.transaction().execute((tx) =>
      insertFile(
        tx,
        {
          id,
          owner_id: ownerId,
          use_type: intent.useType,
          mime: pdfMime,
          size_bytes: file.size,
          sha256: file.sha256,
          original_key: keys.originalKey,
          public_prefix: keys.publicPrefix,
          width: stamped.width,
          height: stamped.height,
          blur: '',
          color: '#ffffff',
          verdicts: [],
          watermark: mark?.kind ?? 0,
          mark_text: mark?.text ?? '',
          mark_version: 1,
          created_at: app.now(),
        },
        intent,
      ),
    )
    await app.storage.putFile(keys.originalKey, file.path, pdfMime)
    await app.storage.putFile(stampedKey(keys.publicPrefix), stamped.path, pdfMime)
  } catch (error) {
    await removeFile(app, id)
    throw error
  } finally {
    await rm(stamped.path, { force: true })
  }
  return id
}
