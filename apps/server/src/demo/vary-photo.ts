import sharp, { type Sharp } from 'sharp'
import type { SourcePhoto } from './catalogue.ts'
import { cameraExif, type Frame } from './camera-exif.ts'

/** How a variant of a source differs: crop and tone. */
export interface Variation {
  /** Crop in shares of the sides; null for none. */
  cut: typeof whole | null
  mirrored: boolean
  tone: Tone
}
type Row = [number, number, number]
type Tone = 'asShot' | 'warm' | 'cool' | 'faded' | 'blackAndWhite' | 'deep' | 'bright' | 'dusk'

/** Variants of one source, the uncropped one first. A source is used at most seven times; there is one to spare. */
export const variations: readonly Variation[] = [
  { cut: null, mirrored: false, tone: 'asShot' },
  { cut: { left: 0.04, top: 0.06, width: 0.66, height: 0.9 }, mirrored: false, tone: 'warm' },
  { cut: { left: 0.14, top: 0.1, width: 0.76, height: 0.76 }, mirrored: true, tone: 'blackAndWhite' },
  { cut: { left: 0.0, top: 0.18, width: 1, height: 0.64 }, mirrored: false, tone: 'cool' },
  { cut: { left: 0.3, top: 0.02, width: 0.68, height: 0.86 }, mirrored: true, tone: 'faded' },
  { cut: { left: 0.08, top: 0.2, width: 0.84, height: 0.78 }, mirrored: false, tone: 'deep' },
  { cut: { left: 0.18, top: 0.0, width: 0.7, height: 0.96 }, mirrored: true, tone: 'bright' },
  { cut: { left: 0.02, top: 0.04, width: 0.9, height: 0.72 }, mirrored: true, tone: 'dusk' },
]

// Uncropped variants are as large as visitors see; for the others list size is enough. Both get two copies, because
// loading must take less than a minute on two processors.
const plainSide = 1080
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

/** The file a member would have uploaded: cropped and toned, with the EXIF of its camera. */
export async function varyPhoto(
  source: OpenSource,
  photo: SourcePhoto,
  variation: Variation,
  frame: Frame,
): Promise<Buffer> {
  const { width, height, channels } = source
  const area = pixelsOf(source, variation.cut ?? whole)
  let picture = sharp(source.pixels, { raw: { width, height, channels } }).extract(area)
  if (variation.mirrored) picture = picture.flop()
  const longestSide = variation.cut === null ? plainSide : cutSide
  const enough = Math.max(
    longestSide / Math.max(area.width, area.height),
    shortestSide / Math.min(area.width, area.height),
  )
  picture = picture.resize(Math.round(area.width * Math.min(1, enough)), null, { kernel: 'cubic' })
  return tones[variation.tone](picture).withExif(cameraExif(photo, frame)).jpeg({ quality: 86 }).toBuffer()
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

// Per-channel gains and offsets are nearly free; only desaturation mixes channels, at 20 ms per picture.
const tones: Record<Tone, (picture: Sharp) => Sharp> = {
  asShot: (picture) => picture,
  warm: (picture) => picture.linear([1.05, 1.01, 0.92], [0, 0, 0]),
  cool: (picture) => picture.linear([0.93, 1, 1.07], [0, 0, 0]),
  faded: (picture) => picture.recomb(desaturated(0.6, 0.84)).linear(1, 26),
  blackAndWhite: (picture) => picture.greyscale().linear(1.14, -14),
  deep: (picture) => picture.linear([1.18, 1.18, 1.16], [-26, -26, -26]),
  bright: (picture) => picture.linear([1.1, 1.1, 1.09], [0, 0, 0]),
  dusk: (picture) => picture.linear([0.88, 0.8, 0.88], [0, 0, 0]),
}

/** Moves colours towards grey and scales all of them by a gain. */
function desaturated(saturation: number, gain: number): [Row, Row, Row] {
  const luma = [0.299, 0.587, 0.114] as const
  const row = (channel: number): Row => {
    const [red, green, blue] = luma.map(
      (share, from) => gain * ((1 - saturation) * share + (from === channel ? saturation : 0)),
    )
    return [red ?? 0, green ?? 0, blue ?? 0]
  }
  return [row(0), row(1), row(2)]
}
