import type { UploadedFile, UseType } from '@guangquan/contract'
import { ApiError, hex } from '@guangquan/client'
import { sendWithProgress } from '@guangquan/client/send-with-progress'
import { parallelPieces, pieceRetries } from '@guangquan/contract/media/media.limits'
import { api, client } from '../../platform/api.ts'
import { untilConnected, type Waiting } from '../../shared/pictures/until-connected.ts'
import { refuseUnreadable } from './refuse-unreadable.ts'

interface UploadOptions {
  useType: UseType
  signal: AbortSignal
  /** Gets 0…1. */
  onProgress: (share: number) => void
  /**
   * Called when the upload waits for the network or for a sign-in, after which it continues automatically. Without it a
   * lost network is an error.
   */
  onWait?: (waiting: Waiting | null) => void
}

/**
 * Uploads a file in pieces of 5 MiB, three at a time, with three attempts each; uploading the same file again resumes.
 * @throws ApiError with the sentence to show
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<UploadedFile> {
  await refuseUnreadable(file)
  const sha256 = await hashFile(file)
  const { signal, onWait } = options
  signal.throwIfAborted()
  const send = () => sendFile(file, sha256, options)
  return onWait === undefined ? send() : untilConnected(send, { signal, onWait })
}

/** Sends the pieces of a file that the server does not have yet. */
async function sendFile(file: File, sha256: string, options: UploadOptions): Promise<UploadedFile> {
  const { useType } = options
  // When one piece fails, the others end too: another attempt must not meet them.
  const attempt = new AbortController()
  const signal = AbortSignal.any([options.signal, attempt.signal])
  const begun = await client.call(
    api.FileUpload.Begin,
    { fileName: file.name.slice(0, 255), size: file.size, sha256, useType },
    { signal },
  )
  const pieceCount = Math.ceil(file.size / begun.pieceBytes)
  const sent = new Map<number, number>()
  const report = () => options.onProgress([...sent.values()].reduce((sum, part) => sum + part, 0) / file.size)
  const sizeOf = (index: number) => Math.min(begun.pieceBytes, file.size - index * begun.pieceBytes)
  for (const index of begun.received) sent.set(index, sizeOf(index))
  report()

  const missing = Array.from({ length: pieceCount }, (_, index) => index).filter(
    (index) => !begun.received.includes(index),
  )
  const sendNext = async (): Promise<void> => {
    for (let index = missing.shift(); index !== undefined; index = missing.shift()) {
      const piece = index
      const start = piece * begun.pieceBytes
      const body = await readPart(file, start, start + sizeOf(piece))
      await withRetries(signal, () =>
        client.send({
          method: 'PUT',
          path: `/api/FileFront/PutPiece/${begun.uploadId}/${piece}`,
          body,
          contentType: 'application/octet-stream',
          signal,
          transport: sendWithProgress((sentBytes) => {
            sent.set(piece, Math.min(sentBytes, sizeOf(piece)))
            report()
          }),
        }),
      )
      sent.set(piece, sizeOf(piece))
      report()
    }
  }
  try {
    await Promise.all(Array.from({ length: parallelPieces }, sendNext))
  } catch (error) {
    attempt.abort()
    throw error
  }
  // Assembling a large file may take longer than a call's time-out; the repeated call returns once it is done.
  return whileBusy(signal, () =>
    withRetries(signal, () => client.call(api.FileUpload.Finish, { uploadId: begun.uploadId }, { signal })),
  )
}

// Files up to this size are hashed in one go by the browser; larger ones in parts, to limit memory.
const hashedWholeBytes = 80 * 1024 * 1024
const hashedPartBytes = 4 * 1024 * 1024

async function hashFile(file: File): Promise<string> {
  if (file.size <= hashedWholeBytes) {
    return hex(await crypto.subtle.digest('SHA-256', await readPart(file, 0, file.size)))
  }
  const { sha256 } = await import('@noble/hashes/sha2.js')
  const hash = sha256.create()
  for (let at = 0; at < file.size; at += hashedPartBytes) {
    hash.update(await readPart(file, at, Math.min(file.size, at + hashedPartBytes)))
  }
  return hex(new Uint8Array(hash.digest()).buffer)
}

async function readPart(file: File, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(start, end).arrayBuffer())
  } catch {
    throw new ApiError({ kind: 'UploadMismatch', message: '读不到这个文件，请重新选择' })
  }
}

/** Pauses while the server reads the files of others: two minutes in all. */
const busyPausesMs = [2000, 4000, 8000, 15_000, 30_000, 60_000]

/** The pieces stay on the server, so only completion is requested again. */
async function whileBusy<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  for (const pauseMs of busyPausesMs) {
    try {
      return await send()
    } catch (error) {
      const isBusy = error instanceof ApiError && error.kind === 'UploadBusy'
      if (!isBusy || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      signal.throwIfAborted()
    }
  }
  return send()
}

// Only network failures are retried: a refusal is final.
async function withRetries<T>(signal: AbortSignal, send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send()
    } catch (error) {
      const isPassing =
        error instanceof ApiError &&
        (error.kind === 'Offline' ||
          error.kind === 'Timeout' ||
          (error.status >= 500 && error.kind !== 'UploadBusy'))
      if (!isPassing || attempt >= pieceRetries || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, 400 * attempt))
    }
  }
}
