import { rm } from 'node:fs/promises'
import { fieldSentences, maxPicturesPerPost } from '@guangquan/contract'
import { lastLevel } from '@guangquan/rules/growth/level'
import { largestPhotoMB } from '@guangquan/rules/posts/originals'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../context.ts'
import { fail, Failure } from '../../fail.ts'
import { header } from '../../http/identity/sign.ts'
import { freeFloorBytes } from '../../storage/folder-storage.ts'
import { asBodyLost, discardRest, watchPace } from './read-body.ts'
import { writeTemporary, type TemporaryFile } from '../../storage/temporary-file.ts'

/** What a multipart body may contain; the largest file of any use. */
export const multipartLimits = {
  files: maxPicturesPerPost,
  fields: 10,
  parts: maxPicturesPerPost + 10,
  fieldNameSize: 100,
  fieldSize: 10 * 1024,
  headerPairs: 50,
  fileSize: largestPhotoMB(lastLevel) * 1024 ** 2,
}

export interface ReceivedFile {
  fileName: string
  file: TemporaryFile
}

export interface ReceivedParts {
  files: ReceivedFile[]
  fields: Record<string, string>
  /** Removes the temporary files that were not consumed. */
  discard: () => Promise<void>
}

/** Reads a multipart body, files into temporary ones. Nothing is left when it throws. */
export async function receiveParts(app: App, request: FastifyRequest): Promise<ReceivedParts> {
  const files: ReceivedFile[] = []
  const fields: Record<string, string> = {}
  const discard = async () => {
    for (const { file } of files) await rm(file.path, { force: true })
  }
  refuseBadBoundary(request)
  const stop = watchPace(request.raw)
  try {
    for await (const part of request.parts({ limits: multipartLimits })) {
      if (part.type === 'field') {
        if (typeof part.value === 'string') fields[part.fieldname] = part.value
        continue
      }
      const free = await app.storage.freeBytes()
      if (free !== null && free - multipartLimits.fileSize < freeFloorBytes) fail('StorageFull')
      const file = await writeTemporary(app, part.file)
      files.push({ fileName: part.filename, file })
      if (part.file.truncated) fail('FileTooLarge', { max: multipartLimits.fileSize / 1024 ** 2 })
    }
    return { files, fields, discard }
  } catch (error) {
    await discard()
    throw refusalOf(error)
  } finally {
    stop()
    // The parser still holds what follows the refused part; unread, it would block the connection.
    discardRest(request.raw)
  }
}

// RFC 2046 allows 70 characters; the parser throws where there is none, or one of more than 250.
const boundary = /;\s*boundary=(?:"[^"]{1,70}"|[^\s";]{1,70})(?:[\s;]|$)/i

function refuseBadBoundary(request: FastifyRequest): void {
  if (boundary.test(header(request, 'content-type'))) return
  fail('BadInput', { fields: { files: fieldSentences.multipart } })
}

/** What the parser says of a body that ends before its last boundary. It sets no code. */
const cutShort =
  /^Unexpected end of multipart data$|terminated early due to unexpected end of multipart data$/

/** Maps errors of the multipart reader to the catalogue. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Failure('FileTooLarge', { max: multipartLimits.fileSize / 1024 ** 2 })
  if (code === 'FST_FILES_LIMIT') return new Failure('TooManyFiles', { max: maxPicturesPerPost })
  const lost = asBodyLost(error)
  if (lost !== error) return lost
  if (error instanceof Error && cutShort.test(error.message))
    return new Failure('BadInput', { fields: { files: fieldSentences.multipart } })
  return code.startsWith('FST_') ? new Failure('BadInput') : error
}
