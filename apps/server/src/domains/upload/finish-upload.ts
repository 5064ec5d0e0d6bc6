import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { errorCatalogue, type ErrorName, type UploadedFile } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { App, MemberCtx } from '../../context.ts'
import { fail, Failure } from '../../fail.ts'
import { pieceCount } from './begin-upload.ts'
import { loadUploadedFile } from './load-uploaded-file.ts'
import { pieceKey } from './piece-keys.ts'
import { pieceLength } from './put-piece.ts'
import { discardFile, tryVideoAgain } from '../footage/index.ts'
import { wasCostly } from './was-costly.ts'
import { removePieces } from './remove-old-uploads.ts'
import { storeUpload } from './store-upload.ts'
import { writeTemporary, type TemporaryFile } from '../../storage/temporary-file.ts'

interface Upload {
  id: string
  owner_id: string
  file_name: string
  size_bytes: number
  sha256: Buffer
  use_type: number
}

// Longer than the queue and the decoder together may take; after it the claim of a killed node is void. Since a large
// file is read and written whole, one second is added for every so many bytes.
const claimSeconds = 60
const bytesASecond = 4 * 1024 ** 2
const pollMs = 100

/** Assembles an upload into a file. Called twice, on one node or two, it is done once and both get the same file. */
export async function finishUpload(ctx: MemberCtx, uploadId: string): Promise<UploadedFile> {
  const { app, viewer } = ctx
  for (let waited = 0; waited < claimSeconds * 1000; waited += pollMs) {
    const claimed = await claimUpload(app, viewer.id, uploadId)
    if (claimed !== null) return loadUploadedFile(ctx, await finish(ctx, claimed))
    const other = await app.db
      .selectFrom('file_upload')
      .select(['file_id', 'refusal'])
      .where('id', '=', uploadId)
      .where('owner_id', '=', viewer.id)
      .executeTakeFirst()
    if (other === undefined) fail('UploadNotFound')
    if (other.refusal !== null) refuseAgain(other.refusal)
    if (other.file_id !== null) {
      await tryVideoAgain(app, other.file_id)
      return loadUploadedFile(ctx, other.file_id)
    }
    await pause(pollMs)
  }
  fail('UploadBusy')
}

async function claimUpload(app: App, ownerId: string, uploadId: string): Promise<Upload | null> {
  const row = await app.db
    .updateTable('file_upload')
    .set({
      finishing_until: sql<Date>`now() + (${claimSeconds} + size_bytes / ${bytesASecond}) * interval '1 second'`,
    })
    .where('id', '=', uploadId)
    .where('owner_id', '=', ownerId)
    .where('file_id', 'is', null)
    .where('refusal', 'is', null)
    .where((eb) => eb.or([eb('finishing_until', 'is', null), eb('finishing_until', '<', sql<Date>`now()`)]))
    .returning(['id', 'owner_id', 'file_name', 'size_bytes', 'sha256', 'use_type'])
    .executeTakeFirst()
  return row ?? null
}

async function finish(ctx: MemberCtx, upload: Upload): Promise<string> {
  const { app } = ctx
  try {
    const whole = await assemble(app, upload)
    const fileId = await storeUpload(app, upload.owner_id, whole, {
      fileName: upload.file_name,
      useType: upload.use_type,
      countedBytes: upload.size_bytes,
    })
    const { numUpdatedRows } = await app.db
      .updateTable('file_upload')
      .set({ file_id: fileId, finishing_until: null })
      .where('id', '=', upload.id)
      .where('file_id', 'is', null)
      .executeTakeFirst()
    // This claim had already expired and another one finished first: there is one file.
    if (numUpdatedRows === 0n) {
      await discardFile(app, fileId)
      return await finishedFile(app, upload.id)
    }
    await removePieces(app, upload.id)
    return fileId
  } catch (error) {
    if (isVerdict(error)) {
      await keepRefusal(app, upload.id, error)
      // A refused file does not count towards the limit, unless it was costly to read.
      if (!wasCostly(error)) await app.limiter.giveBack('upload', ctx)
    } else
      await app.db
        .updateTable('file_upload')
        .set({ finishing_until: null })
        .where('id', '=', upload.id)
        .execute()
    throw error
  }
}

async function finishedFile(app: App, uploadId: string): Promise<string> {
  const row = await app.db
    .selectFrom('file_upload')
    .select('file_id')
    .where('id', '=', uploadId)
    .executeTakeFirst()
  return row?.file_id ?? fail('UploadNotFound')
}

const Refusal = z.object({
  name: z.custom<ErrorName>((name) => typeof name === 'string' && name in errorCatalogue),
  details: z.record(z.string(), z.unknown()),
})

/** Removes the useless pieces, and keeps the refusal for a client that did not receive it and repeats the call. */
async function keepRefusal(app: App, uploadId: string, { errorName, details }: Failure): Promise<void> {
  await removePieces(app, uploadId)
  const refusal = JSON.stringify({ name: errorName, details })
  await app.db
    .updateTable('file_upload')
    .set({ refusal, received: [], finishing_until: null })
    .where('id', '=', uploadId)
    .execute()
}

function refuseAgain(stored: unknown): never {
  const { name, details } = Refusal.parse(stored)
  fail(name, details)
}

/** The file itself was refused: its pieces are useless. */
function isVerdict(error: unknown): error is Failure {
  const passing = ['UploadMismatch', 'StorageFull', 'QuotaFull', 'Unavailable', 'Crowded', 'UploadBusy']
  return error instanceof Failure && !passing.includes(error.errorName)
}

/** @throws Failure UploadMismatch; `details.missing` lists the pieces to send again */
async function assemble(app: App, upload: Upload): Promise<TemporaryFile> {
  const missing: number[] = []
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let index = 0; index < pieceCount(upload.size_bytes); index++) {
      const piece = await app.storage.get(pieceKey(upload.id, index))
      if (piece === null || piece.size !== pieceLength(upload.size_bytes, index)) {
        piece?.stream.destroy()
        missing.push(index)
        continue
      }
      const body: AsyncIterable<Uint8Array> = piece.stream
      yield* body
    }
  }
  const whole = await writeTemporary(app, pieces())
  if (missing.length === 0 && whole.sha256.equals(upload.sha256)) return whole
  await rm(whole.path, { force: true })
  // If every piece is there and the whole is still wrong, none of them can be trusted.
  const lost = missing.length > 0 ? missing : [...Array(pieceCount(upload.size_bytes)).keys()]
  await app.db
    .updateTable('file_upload')
    .set({
      received: sql<
        number[]
      >`(select coalesce(array_agg(one), '{}') from unnest(received) one where one <> all(${lost}::int[]))`,
    })
    .where('id', '=', upload.id)
    .execute()
  fail('UploadMismatch', { missing: lost })
}
