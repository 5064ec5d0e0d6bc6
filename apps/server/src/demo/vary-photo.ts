import sharp from 'sharp'
import type { SourcePhoto } from './catalogue.ts'
import { cameraExif, type Frame } from './camera-exif.ts'

/** How a variant of a source differs: its crop, in shares of the sides; null for none. */
export type Variation = typeof whole | null

/**
 * Variants of one source, the uncropped one first. None is mirrored or toned: side by side that looks like a copy. A
 * source is used at most seven times; there is one to spare.
 */
export const variations: readonly Variation[] = [
  null,
  { left: 0.04, top: 0.06, width: 0.62, height: 0.9 },
  { left: 0.2, top: 0.26, width: 0.6, height: 0.6 },
  { left: 0, top: 0.18, width: 1, height: 0.64 },
  { left: 0.36, top: 0.02, width: 0.62, height: 0.86 },
  { left: 0.08, top: 0.38, width: 0.84, height: 0.6 },
  { left: 0.24, top: 0, width: 0.52, height: 0.98 },
  { left: 0.02, top: 0.02, width: 0.8, height: 0.6 },
]

// Uncropped variants keep all pixels of their source, for heroes and large covers; for the others list size is enough,
// because loading must take less than a minute on two processors.
const cutSide = 760
const shortestSide = 620

/** A source decoded once for all its variants. */
export interface OpenSource {
  pixels: Buffer
  width: number
  height: number
  channels: 1 | 2 | 3 | 4
}

export async function openSource(path: string): Promise<OpenSource> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height, channels: info.channels }
}

/** The file a member would have uploaded: cropped, with the EXIF of its camera. */
export async function varyPhoto(
  source: OpenSource,
  photo: SourcePhoto,
  variation: Variation,
  frame: Frame,
): Promise<Buffer> {
  const { width, height, channels } = source
  const area = pixelsOf(source, variation ?? whole)
  const enough = Math.max(
    cutSide / Math.max(area.width, area.height),
    shortestSide / Math.min(area.width, area.height),
  )
  const scale = variation === null ? 1 : Math.min(1, enough)
  return sharp(source.pixels, { raw: { width, height, channels } })
    .extract(area)
    .resize(Math.round(area.width * scale), null, { kernel: 'cubic' })
    .withExif(cameraExif(photo, frame))
    .jpeg({ quality: 86 })
    .toBuffer()
}

const whole = { left: 0, top: 0, width: 1, height: 1 }

/** The crop in pixels, enlarged where its short side would be below the upload minimum. */
function pixelsOf(photo: OpenSource, cut: typeof whole) {
  const width = Math.min(photo.width, Math.max(Math.round(photo.width * cut.width), shortestSide))
  const height = Math.min(photo.height, Math.max(Math.round(photo.height * cut.height), shortestSide))
  return {
    left: Math.min(Math.round(photo.width * cut.left), photo.width - width),
    top: Math.min(Math.round(photo.height * cut.top), photo.height - height),
    width,
    height,
  }
}
