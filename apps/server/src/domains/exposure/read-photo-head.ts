import { rm } from 'node:fs/promises'
import type { App } from '../../context.ts'
import { resolveGear } from '../gear-catalogue/index.ts'
import { decodersOf, orderOf, cleanExif, type CleanExif } from '../image/index.ts'
import { writeTemporary } from '../../storage/temporary-file.ts'

/** What the beginning of a photograph says of it. */
interface PhotoHead {
  mime: string
  width: number
  height: number
  exif: CleanExif
  cameraId: string | null
  lensId: string | null
  aiFound: number
}

/** Reads the beginning of a photograph without storing anything. @returns null for what is no photograph */
export async function readPhotoHead(
  app: App,
  { head, useType }: { head: Buffer; useType: number },
): Promise<PhotoHead | null> {
  const file = await writeTemporary(app, [head])
  try {
    // Its size is judged by whoever asks.
    const order = { ...orderOf('facts', file.path, useType), minShortEdge: 0, minWidth: 0, minHeight: 0 }
    const result = await decodersOf(app).front.run(order)
    if (result.kind === 'refused') return null
    const { mime, width, height, exif: raw, aiMark: aiFound } = result.picture
    const { exif } = cleanExif(raw, app.now())
    const gear = await app.db.transaction().execute((tx) => resolveGear(tx, exif))
    return { mime, width, height, exif, ...gear, aiFound }
  } finally {
    await rm(file.path, { force: true })
  }
}
