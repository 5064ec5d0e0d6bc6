import { differenceHash, hashHeight, hashWidth } from '@guangquan/rules/contest/picture-hash'
import { nearHash, nearSide, type NearHash } from '@guangquan/rules/posts/near-hash'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { CopyMark, CopyOrder } from './decode-messages.ts'
import { openFrames, openOwnPng, openRaw, type Pixels } from './bounded-sharp.ts'
import { drawWatermark } from './draw-watermark.ts'

export interface MadeCopy {
  size: number
  gamut: 'srgb' | 'p3'
  moving: boolean
  body: Buffer
}

interface Sides {
  width: number
  height: number
}

interface EncodeRequest {
  sizes: CopyOrder[]
  format: 'webp' | 'avif' | 'jpeg'
  mark: CopyMark | null
}

/** WebP effort 2: on a 24-megapixel file half the time of effort 4 at the same size. */
const webpEffort = 2
/** AVIF effort 2: a third of the time of effort 4. */
const avifEffort = 2

/** Encodes all requested sizes from one decoded picture, in sRGB and without other metadata. */
export function makeCopies(pixels: Pixels, requested: EncodeRequest): Promise<MadeCopy[]> {
  return encodeEach(() => openRaw(pixels), 'srgb', { ...requested, sides: pixels })
}

/** Encodes an animation as WebP: frames, durations and loop count only. */
export async function makeMovingCopy(path: string, { size, quality }: CopyOrder): Promise<MadeCopy> {
  const body = await openFrames(path)
    .resize(size, size, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality, effort: webpEffort })
    .toBuffer()
  return { size, gamut: 'srgb', moving: true, body }
}

/** As `makeCopies`, in Display P3, from a picture with its own profile. */
export function makeWideCopies(
  png: Buffer,
  requested: EncodeRequest & { sides: Sides },
): Promise<MadeCopy[]> {
  return encodeEach(() => openOwnPng(png), 'p3', requested)
}

function encodeEach(
  open: () => Sharp,
  gamut: MadeCopy['gamut'],
  { sizes, format, mark, sides }: EncodeRequest & { sides: Sides },
): Promise<MadeCopy[]> {
  return Promise.all(
    sizes.map(async ({ size, quality }): Promise<MadeCopy> => {
      let picture = open()
        .resize(size, size, { fit: 'inside', withoutEnlargement: true })
        .withIccProfile(gamut)
      if (mark !== null && size >= mark.fromPx)
        picture = picture.composite(await drawWatermark(mark, fitInside(sides, size))).removeAlpha()
      return { size, gamut, moving: false, body: await encode(picture, format, quality).toBuffer() }
    }),
  )
}

function encode(picture: Sharp, format: EncodeRequest['format'], quality: number): Sharp {
  switch (format) {
    case 'webp':
      return picture.webp({ quality, effort: webpEffort })
    case 'avif':
      return picture.avif({ quality, effort: avifEffort })
    case 'jpeg':
      return picture.jpeg({ quality, chromaSubsampling: '4:4:4' })
  }
}

function fitInside({ width, height }: Sides, size: number): Sides {
  const scale = Math.min(1, size / Math.max(width, height))
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Thumbhash (base64), average colour `#rrggbb` and hashes of a picture. */
export async function makePlaceholder(
  pixels: Pixels,
): Promise<{ blur: string; color: string; hash: string; near: NearHash | null }> {
  const { data, info } = await openRaw(pixels)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const blur = Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
  const sums = [0, 0, 0]
  for (let at = 0; at < data.length; at += 4) {
    for (let channel = 0; channel < 3; channel++)
      sums[channel] = (sums[channel] ?? 0) + (data[at + channel] ?? 0)
  }
  const hex = sums.map((sum) =>
    Math.round((sum * 4) / data.length)
      .toString(16)
      .padStart(2, '0'),
  )
  return { blur, color: `#${hex.join('')}`, hash: await hashOf(pixels), near: await nearHashOf(pixels) }
}

async function hashOf(pixels: Pixels): Promise<string> {
  return differenceHash(await greyOf(pixels, hashWidth, hashHeight))
}

/** How a picture looks; null where it is too dark, too even or too regular to be compared. */
export async function nearHashOf(pixels: Pixels): Promise<NearHash | null> {
  return nearHash(await greyOf(pixels, nearSide, nearSide))
}

function greyOf(pixels: Pixels, width: number, height: number): Promise<Buffer> {
  return (
    openRaw(pixels)
      .resize(width, height, { fit: 'fill' })
      .greyscale()
      // One channel; else there are three equal ones.
      .toColourspace('b-w')
      .raw()
      .toBuffer()
  )
}
