import { rm } from 'node:fs/promises'
import type { App } from '../../../context.ts'
import { memoizeMade } from '../../../cache/memoize.ts'
import { decodersOf, cropOrderOf } from '../../image/index.ts'
import { shownWatermarkVersion, watermarkFor, type FileRow } from '../media.store.ts'
import { writeTemporary } from '../../../storage/temporary-file.ts'
import type { CropName } from './crop-name.ts'

interface CropRequest {
  file: FileRow
  crop: CropName
}

/** Null when the original is gone or cannot be decoded. */
type Cut = { body: Buffer | null }

// Each is about a megabyte.
const cachedCut = memoizeMade({ name: 'media.crops', max: 32, ttlMs: 60_000 }, cut)

/** A part of an original as WebP without metadata, with the watermark of the file. Callers of the same part share it. */
export async function cutCrop(app: App, request: CropRequest): Promise<Buffer | null> {
  return (await cachedCut(app, cropKey(request), request)).body
}

/** Changes with everything that the bytes depend on. */
export function cropKey({ file, crop }: CropRequest): string {
  const { left, top, width, height, gamut } = crop
  return [file.id, gamut, left, top, width, height, shownWatermarkVersion(file)].join('-')
}

async function cut(app: App, { file, crop }: CropRequest): Promise<Cut> {
  const original = await app.storage.get(file.original_key)
  if (original === null) return { body: null }
  const local = await writeTemporary(app, original.stream)
  try {
    const { gamut, ...area } = crop
    const order = cropOrderOf(local.path, file.use_type, {
      area,
      mark: watermarkFor(file),
      wide: gamut === 'p3',
    })
    const result = await decodersOf(app).crop.run(order)
    if (result.kind === 'refused') {
      app.log.warn({ file: file.id, reason: result.reason }, 'no part of an original')
      return { body: null }
    }
    const made = result.picture.copies.find((copy) => copy.gamut === gamut)
    return { body: made === undefined ? null : Buffer.from(made.body) }
  } finally {
    await rm(local.path, { force: true })
  }
}
