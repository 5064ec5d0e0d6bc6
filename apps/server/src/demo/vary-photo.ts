import sharp, { type Sharp } from 'sharp'
import { cameraExif } from './camera-exif.ts'
import type { SourcePhoto } from './catalogue.ts'
import type { Variant } from './plan.ts'

/** How a variant of a source is cropped, as fractions of its longer and shorter side: [start, length]. */
export interface Variation {
  long: readonly [number, number]
  short: readonly [number, number]
}

/**
 * Variants of one source, the uncropped one first. None is mirrored or toned: side by side that looks like a copy. All
 * keep most of the longer side, so that each can be a large cover.
 */
export const variations: readonly Variation[] = [
  { long: [0, 1], short: [0, 1] },
  { long: [0, 1], short: [0.05, 0.8] },
  { long: [0.1, 0.9], short: [0, 0.9] },
  { long: [0, 1], short: [0.2, 0.65] },
  { long: [0, 0.88], short: [0.08, 0.92] },
  { long: [0, 1], short: [0.28, 0.72] },
  { long: [0.06, 0.88], short: [0.06, 0.88] },
  { long: [0.14, 0.86], short: [0.14, 0.76] },
]

// Inner photographs of a post are shown small: loading must take about a minute on two processors.
const innerSide = 760
const shortestSide = 620

/** A source whose variants are cut from `image()`. */
export interface OpenSource {
  image: () => Sharp
  width: number
  height: number
}

/** Decodes a source once for all its variants. */
export async function openSource(path: string): Promise<OpenSource> {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { image: () => sharp(data, { raw: { width, height, channels } }), width, height }
}

/** A source of a single variant, decoded when that is cut: buffers of all pixels would cause garbage collections. */
export async function openOnce(path: string): Promise<OpenSource> {
  const { width, height } = await sharp(path).metadata()
  return { image: () => sharp(path), width, height }
}

/**
 * The file a member would have uploaded: cropped, with the EXIF of its camera; covers with all pixels, or up to
 * `coverSide` of them.
 */
export async function varyPhoto(
  source: OpenSource,
  photo: SourcePhoto,
  variant: Variant,
  coverSide = Infinity,
): Promise<Buffer> {
  const variation = variations[variant.number]
  if (variation === undefined) throw new Error(`no variation ${variant.number}`)
  const area = pixelsOf(source, variation)
  return source
    .image()
    .extract(area)
    .resize(sidesOf(area, variant, coverSide).width, null, { kernel: 'cubic' })
    .withExif(cameraExif(photo, variant.frame))
    .jpeg({ quality: 86 })
    .toBuffer()
}

/** A file with the same facts as that of `varyPhoto`, but without its pixels. */
export async function headOf(photo: SourcePhoto, { frame }: Variant): Promise<Buffer> {
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#808080' } })
    .withExif(cameraExif(photo, frame))
    .jpeg()
    .toBuffer()
}

/** The dimensions of the result of `varyPhoto`. */
export function variedSides(photo: SourcePhoto, variant: Variant): { width: number; height: number } {
  const variation = variations[variant.number]
  if (variation === undefined) throw new Error(`no variation ${variant.number}`)
  return sidesOf(pixelsOf(photo, variation), variant, Infinity)
}

function sidesOf(area: { width: number; height: number }, { isCover }: Variant, coverSide: number) {
  const enough = Math.max(
    (isCover ? coverSide : innerSide) / Math.max(area.width, area.height),
    shortestSide / Math.min(area.width, area.height),
  )
  const width = Math.round(area.width * Math.min(1, enough))
  return { width, height: Math.round((area.height * width) / area.width) }
}

/** The crop in pixels, enlarged where its short side would be below the upload minimum. */
function pixelsOf({ width, height }: { width: number; height: number }, { long, short }: Variation) {
  const [x, y] = width >= height ? [long, short] : [short, long]
  const [left, cropWidth] = cutOf(width, x)
  const [top, cropHeight] = cutOf(height, y)
  return { left, top, width: cropWidth, height: cropHeight }
}

function cutOf(side: number, [start, length]: readonly [number, number]): readonly [number, number] {
  const size = Math.min(side, Math.max(Math.round(side * length), shortestSide))
  return [Math.min(Math.round(side * start), side - size), size]
}
