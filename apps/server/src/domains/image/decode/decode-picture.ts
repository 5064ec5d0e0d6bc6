import { readFile } from 'node:fs/promises'
import {
  maxHeicMegapixels,
  maxMegapixels,
  maxSidePx,
  movingLimits,
} from '@guangquan/contract/media/media.limits'
import type { Metadata, Sharp } from 'sharp'
import { findAiMark } from '../exif/find-ai-mark.ts'
import { findGainMap } from '../exif/find-gain-map.ts'
import { isWideGamut } from '../exif/is-wide-gamut.ts'
import { readRawExif } from '../exif/read-raw-exif.ts'
import type { DecodeResponse, DecodedPicture, DecodeOrder, DecodeRefusal } from './decode-messages.ts'
import { openHeader, openPixels, type Pixels, type Strictness } from './bounded-sharp.ts'
import { isHdr } from './is-hdr.ts'
import { isJpegDamaged, jpegShare } from './is-jpeg-damaged.ts'
import { makeCopies, makeMovingCopy, makePlaceholder, makeWideCopies, nearHashOf } from './make-copies.ts'
import { sourceOf, type PictureSource } from './picture-source.ts'
import { decodeRaw } from '../raw/decode-raw.ts'
import { makeMasked, readP3 } from './mask-pixels.ts'
import { pictureType } from './picture-type.ts'

interface Sides {
  width: number
  height: number
}

/** Runs inside the decoder process: type, limits, EXIF, one decode, all copies. */
export async function decodePicture(order: DecodeOrder): Promise<DecodeResponse> {
  const refuse = (reason: DecodeRefusal): DecodeResponse => ({ kind: 'refused', id: order.id, reason })
  if (order.raw) {
    const response = await decodeRaw(order, decodePicture)
    if (response !== null) return response
  }
  const mime = await pictureType(order.path)
  if (mime === null || (mime === 'image/gif' && order.movingQuality === null))
    return refuse('FileTypeRefused')
  const isHeic = mime === 'image/heic' || mime === 'image/heif'
  const unreadable = isHeic ? 'HeicRefused' : 'PhotoDamaged'

  const header = await openHeader(order.path)
    .metadata()
    .catch(() => null)
  if (header === null) return refuse(unreadable)
  // An animation is not a photograph, and its first frame is not what the member intended.
  if (mime === 'image/webp' && (header.pages ?? 1) > 1) return refuse('FileTypeRefused')
  const sides = uprightSides(header)
  const refusal = judgeSides(sides, order) ?? judgeFrames(header)
  if (refusal !== null) return refuse(refusal)
  // Files that were accepted before keep the copies they have.
  if (order.kind === 'read' && (await isHdr(order.path, header))) return refuse('PhotoHdr')

  const found = readRawExif(header)
  if (order.kind === 'gear') {
    const facts = { ...withoutFacts, gear: found.gear, mime, ...sides, copies: [], damaged: false }
    return { kind: 'decoded', id: order.id, picture: facts }
  }
  if (order.kind === 'facts') {
    const aiMark = await findAiMark(order.path, header, String(found.exif['Software'] ?? ''))
    const facts = { ...withoutFacts, ...found, aiMark, mime, ...sides, copies: [], damaged: false }
    return { kind: 'decoded', id: order.id, picture: facts }
  }
  if (isHeic && sides.width * sides.height > maxHeicMegapixels * 1e6) return refuse('HeicTooLarge')
  const source = await sourceOf(order.path, header, found).catch(() => null)
  if (source === null) return refuse(unreadable)
  const examined = order.kind === 'read' && mime === 'image/jpeg'
  const share = order.partial && mime === 'image/jpeg' ? () => shareOf(order.path) : null
  const { pixels, failOn, damaged } = await decodeExamined(
    { isProgressive: examined && header.isProgressive, share },
    (strictness) =>
      decodeUpright(order, source, sides, {
        depth: isHeic ? 'uchar' : header.depth,
        failOn: strictness,
      }),
  )
  if (pixels === null) return refuse(failOn === 'none' ? 'PhotoIncomplete' : unreadable)
  if (order.kind === 'masked') {
    const isWide = source.icc !== undefined && isWideGamut(source.icc)
    const wide =
      order.wide && isWide ? await decodeWide(order, source, sides, failOn).catch(() => null) : undefined
    if (wide === null) return refuse(unreadable)
    const picture = wide === undefined ? { pixels, icc: null } : await readP3(wide)
    const copy = await makeMasked(picture, order.masks)
    return {
      kind: 'decoded',
      id: order.id,
      picture: { ...withoutFacts, mime, ...sides, damaged, copies: [copy] },
    }
  }
  if (order.kind === 'near') {
    const picture = { ...withoutFacts, mime, ...sides, copies: [], damaged, near: await nearHashOf(pixels) }
    return { kind: 'decoded', id: order.id, picture }
  }
  const { mark } = order
  const sizes = neededCopies(order, sides)
  const format = order.kind === 'read' ? 'webp' : order.kind
  const copies = await makeCopies(pixels, { sizes, format, mark })
  // Decoded a second time: sharp converts 8-bit pictures to sRGB first, which loses the wide colours.
  if (order.wide && source.icc !== undefined && isWideGamut(source.icc)) {
    const wide = await decodeWide(order, source, sides, failOn).catch(() => null)
    if (wide === null) return refuse(unreadable)
    copies.push(...(await makeWideCopies(wide, { sizes, format, mark, sides: pixels })))
  }
  const moves = mime === 'image/gif' && (header.pages ?? 1) > 1
  const largest = sizes.at(-1)
  if (moves && order.movingQuality !== null && largest !== undefined) {
    const requested = { size: largest.size, quality: order.movingQuality }
    const moving = await makeMovingCopy(order.path, requested).catch(() => null)
    if (moving === null) return refuse(unreadable)
    copies.push(moving)
  }
  const picture = { mime, ...sides, copies }
  if (order.kind !== 'read') {
    return { kind: 'decoded', id: order.id, picture: { ...withoutFacts, ...picture, damaged } }
  }
  const placeholder = await makePlaceholder(pixels)
  const gainMap = await findGainMap(order.path)
  const exif = gainMap === null ? found.exif : { ...found.exif, GainMap: gainMap }
  const aiMark = await findAiMark(order.path, header, String(found.exif['Software'] ?? ''))
  const isDamaged = damaged || (examined && isJpegDamaged(await readFile(order.path)))
  return {
    kind: 'decoded',
    id: order.id,
    picture: { ...picture, ...placeholder, ...found, exif, damaged: isDamaged, aiMark },
  }
}

/** What only `read` finds out. */
const withoutFacts = {
  blur: '',
  color: '',
  hash: '',
  near: null,
  exif: {},
  hasPosition: false,
  gear: { serials: [], counts: [] },
  aiMark: 1,
} satisfies Partial<DecodedPicture>

/** Foreign bytes up to this number are padding. */
const paddingBytes = 64

/** A JPEG that breaks off is accepted from this share of its picture on. */
const minShare = 0.5

const shareOf = async (path: string) => jpegShare(await readFile(path))

interface Examined {
  isProgressive: boolean
  /** How much of the picture there is; null where one that breaks off is refused at once. */
  share: (() => Promise<number>) | null
}

/**
 * Decodes a picture. Of a progressive JPEG everything is read before the first pixel, so that the decoder warns of
 * what does not fit; it is then decoded again as well as it can be.
 * @returns no pixels and `none` for a picture of which too much is missing
 */
async function decodeExamined(
  { isProgressive, share }: Examined,
  decode: (failOn: Strictness) => Promise<Pixels>,
): Promise<{ pixels: Pixels | null; failOn: Strictness; damaged: boolean }> {
  let damaged = false
  let last: unknown
  for (const failOn of isProgressive ? (['warning', 'error'] as const) : (['error'] as const)) {
    try {
      return { pixels: await decode(failOn), failOn, damaged }
    } catch (error) {
      damaged ||= !isPadding(error)
      last = error
    }
  }
  if (share === null || !/premature end/.test(String(last))) return { pixels: null, failOn: 'error', damaged }
  if ((await share()) < minShare) return { pixels: null, failOn: 'none', damaged }
  return { pixels: await decode('none'), failOn: 'none', damaged }
}

/** Whether the decoder warned of nothing but padding. */
function isPadding(error: unknown): boolean {
  const [, foreign] = /(\d+) extraneous bytes/.exec(String(error)) ?? []
  return foreign !== undefined && Number(foreign) <= paddingBytes
}

function uprightSides({ width, height, orientation = 1 }: Metadata): Sides {
  return orientation >= 5 ? { width: height, height: width } : { width, height }
}

function judgeSides({ width, height }: Sides, order: DecodeOrder): DecodeRefusal | null {
  if (width > maxSidePx || height > maxSidePx) return 'PhotoSideTooLong'
  if (width * height > maxMegapixels * 1e6) return 'PhotoTooLarge'
  if (Math.min(width, height) < order.minShortEdge) return 'PhotoTooSmall'
  if (order.minHeight === 0 && width < order.minWidth) return 'PhotoTooNarrow'
  if (width < order.minWidth || height < order.minHeight) return 'BackgroundTooSmall'
  return null
}

/** The number of frames is in the header; each frame costs as much as a picture. */
function judgeFrames({ format, width, height, pages = 1 }: Metadata): DecodeRefusal | null {
  if (format !== 'gif') return null
  const tooLarge = pages > movingLimits.frames || width * height * pages > movingLimits.megapixels * 1e6
  return tooLarge ? 'GifTooLarge' : null
}

/** The box of the largest copy: the picture is decoded once at this size, with shrink-on-load for JPEG. */
function largestBox({ width, height }: Sides, order: DecodeOrder): Sides {
  const max = Math.max(...order.copies.map((copy) => copy.size))
  if (order.aspect === null) return { width: max, height: max }
  const boxWidth = order.enlarge ? max : Math.min(max, width, Math.floor(height * order.aspect))
  return { width: boxWidth, height: Math.max(1, Math.round(boxWidth / order.aspect)) }
}

function openUpright(order: DecodeOrder, { input }: PictureSource, sides: Sides, failOn: Strictness): Sharp {
  if (order.crop !== null) {
    return openPixels(input, failOn).autoOrient().extract(order.crop).flatten({ background: '#ffffff' })
  }
  const box = largestBox(sides, order)
  return openPixels(input, failOn)
    .autoOrient()
    .resize(box.width, box.height, {
      fit: order.aspect === null ? 'inside' : 'cover',
      withoutEnlargement: !order.enlarge,
    })
    .flatten({ background: '#ffffff' })
}

async function decodeUpright(
  order: DecodeOrder,
  source: PictureSource,
  sides: Sides,
  { depth, failOn }: { depth: Metadata['depth']; failOn: Strictness },
): Promise<Pixels> {
  let picture = openUpright(order, source, sides, failOn).toColourspace('srgb')
  // sharp converts pictures of more than 8 bits to P3 by their profile; without this the values would stay P3 and look
  // pale. One that names no colours is sRGB, as those of 8 bits are: its values are P3 only where the container says so.
  if (source.isNamedP3) picture = picture.pipelineColourspace('rgb16')
  if (source.isNamedP3 || (depth !== 'uchar' && source.icc !== undefined))
    picture = picture.withIccProfile('srgb')
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
  if (info.channels !== 3) throw new Error(`decoded to ${info.channels} channels`)
  return { body: data, width: info.width, height: info.height }
}

/** The picture in its own profile as uncompressed 16-bit PNG, which sharp converts to P3. */
function decodeWide(
  order: DecodeOrder,
  source: PictureSource,
  sides: Sides,
  failOn: Strictness,
): Promise<Buffer> {
  return openUpright(order, source, sides, failOn)
    .keepIccProfile()
    .toColourspace('rgb16')
    .png({ compressionLevel: 0 })
    .toBuffer()
}

/** Sizes up to the first one that contains the whole picture: never enlarged, no duplicates. */
function neededCopies(order: DecodeOrder, sides: Sides): DecodeOrder['copies'] {
  const edge = order.aspect === null ? Math.max(sides.width, sides.height) : largestBox(sides, order).width
  const enough = order.copies.findIndex((copy) => copy.size >= edge)
  return enough === -1 ? order.copies : order.copies.slice(0, enough + 1)
}
