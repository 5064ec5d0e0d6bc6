import { rm } from 'node:fs/promises'
import { maxPicturesPerPost } from '@guangquan/contract'
import { lastLevel } from '@guangquan/rules/level'
import { largestPhotoMB } from '@guangquan/rules/originals'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../../context.ts'
import { fail, Failure } from '../../../fail.ts'
import { freeFloorBytes } from '../../../storage/folder-storage.ts'
import { asBodyLost, watchPace } from './read-body.ts'
import { writeTemporary, type TemporaryFile } from './temporary-file.ts'

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
  }
}

/** Maps errors of the multipart reader to the catalogue. */
function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new Failure('FileTooLarge', { max: multipartLimits.fileSize / 1024 ** 2 })
  if (code === 'FST_FILES_LIMIT') return new Failure('TooManyFiles', { max: maxPicturesPerPost })
  const lost = asBodyLost(error)
  if (lost !== error) return lost
  return code.startsWith('FST_') ? new Failure('BadInput') : error
}
