import { rm } from 'node:fs/promises'
import { memoizeMade } from '../../../cache/memoize.ts'
import type { App } from '../../../context.ts'
import { decodersOf, copyKey, copyName, type CopyName } from '../../image/index.ts'
import type { FileRow } from '../media.store.ts'
import { writeTemporary } from '../../../storage/temporary-file.ts'

interface JpegRequest {
  file: FileRow
  copy: CopyName
}

/** Null when the copy is gone. */
type Made = { body: Buffer | null }

const quality = 92
// Each is a megabyte at most; a download is often asked for in parts.
const cachedMade = memoizeMade({ name: 'media.jpegs', max: 16, ttlMs: 60_000 }, make)

/** A copy as JPEG, which every program opens: made of the WebP when somebody downloads it, watermark included. */
export async function makeJpeg(app: App, request: JpegRequest): Promise<Buffer | null> {
  return (await cachedMade(app, `${request.file.id}-${copyName(request.copy)}`, request)).body
}

async function make(app: App, { file, copy }: JpegRequest): Promise<Made> {
  const stored = await app.storage.get(copyKey(file.public_prefix, copy, 'webp'))
  if (stored === null) return { body: null }
  const local = await writeTemporary(app, stored.stream)
  try {
    const result = await decodersOf(app).crop.run({
      kind: 'jpeg',
      path: local.path,
      copies: [{ size: copy.size, quality }],
      // It was judged when it was uploaded, and carries its watermark.
      minWidth: 0,
      minHeight: 0,
      minShortEdge: 0,
      mark: null,
      aspect: null,
      crop: null,
      enlarge: false,
      wide: false,
      movingQuality: null,
      raw: false,
      masks: [],
      partial: false,
    })
    if (result.kind === 'refused') {
      app.log.warn({ file: file.id, reason: result.reason }, 'no JPEG of a copy')
      return { body: null }
    }
    const [made] = result.picture.copies
    return { body: made === undefined ? null : Buffer.from(made.body) }
  } finally {
    await rm(local.path, { force: true })
  }
}
