import { open } from 'node:fs/promises'
import { partOf, sourceOfFile, type ByteSource } from './byte-source.ts'
import { exifBlock } from './exif-block.ts'
import {
  exifPointer,
  listDirectories,
  numbersOf,
  readDirectory,
  u32,
  type TiffDirectory,
  type TiffFile,
} from './tiff-directories.ts'

/** What is known of a raw file without decoding it. */
export interface RawFile {
  /** One of `rawTypes`. */
  mime: string
  /** Its camera data as a block of its own; null where the preview has them. */
  exif: Buffer | null
  /** The largest JPEG in it; null for a TIFF without one, which is a picture itself. */
  preview: Buffer | null
}

const longestPreview = 64 * 1024 * 1024
/** How much of a file is searched for a preview that no directory names. */
const searchedBytes = 24 * 1024 * 1024
const dngVersion = 0xc6_12

/** Reads the head, the directories and the largest preview of a raw file. @returns null for a file of another kind */
export async function readRaw(path: string): Promise<RawFile | null> {
  const handle = await open(path, 'r')
  try {
    const source = await sourceOfFile(handle)
    if (source.size < 64) return null
    const head = await source.read(0, 64)
    if (head.toString('latin1', 0, 15) === 'FUJIFILMCCD-RAW') return await readRaf(source)
    if (head.toString('latin1', 4, 11) === 'ftypcrx') return await readCr3(source)
    const order = head.toString('latin1', 0, 2)
    if (order !== 'II' && order !== 'MM') return null
    const file = { source, little: order === 'II' }
    const mark = head.subarray(2, 4).toString('hex')
    const isTiff = mark === (file.little ? '2a00' : '002a')
    const isOrf = ['RO', 'RS', 'OR'].includes(head.toString('latin1', 2, 4))
    const isRw2 = mark === '5500'
    if (!isTiff && !isOrf && !isRw2) return null
    const known = isOrf ? 'image/x-olympus-orf' : isRw2 ? 'image/x-panasonic-rw2' : null
    return await readTiff(file, u32(file, head, 4), { known, isCr2: head.toString('latin1', 8, 10) === 'CR' })
  } catch (error) {
    // A part that it names is not in it.
    if (error instanceof RangeError) return null
    throw error
  } finally {
    await handle.close()
  }
}

async function readTiff(
  file: TiffFile,
  first: number,
  { known, isCr2 }: { known: string | null; isCr2: boolean },
): Promise<RawFile | null> {
  const directories = await listDirectories(file, first)
  const [main] = directories
  if (main === undefined) return null
  const mime = known ?? (isCr2 ? 'image/x-canon-cr2' : mimeOf(main))
  const [pointer] = numbersOf(file, main.get(exifPointer))
  const exif = pointer === undefined ? null : await readDirectory(file, pointer).catch(() => null)
  const previews = directories.flatMap((directory) => previewsIn(file, directory))
  const named = await largest(file.source, previews)
  const preview = named ?? (mime === 'image/tiff' ? null : await searchPreview(file.source))
  if (preview === null && mime !== 'image/tiff') return null
  return { mime, exif: exifBlock(file.little, main, exif?.directory ?? null), preview }
}

/** Which camera's file it is: they differ by what the main directory says. */
function mimeOf(main: TiffDirectory): string {
  if (main.has(dngVersion)) return 'image/x-adobe-dng'
  // A picture that was exported names its camera too: only the raw files have pictures below the main one.
  const make = main.get(0x01_0f)?.value?.toString('latin1').toUpperCase() ?? ''
  if (!main.has(0x01_4a)) return 'image/tiff'
  if (make.startsWith('NIKON')) return 'image/x-nikon-nef'
  return make.startsWith('SONY') ? 'image/x-sony-arw' : 'image/tiff'
}

interface Place {
  offset: number
  length: number
}

/** Where a directory says that a JPEG is. */
function previewsIn(file: TiffFile, directory: TiffDirectory): Place[] {
  const one = (at: number | undefined, length: number | undefined): Place[] =>
    at === undefined || length === undefined || length === 0 ? [] : [{ offset: at, length }]
  const [offset] = numbersOf(file, directory.get(0x02_01))
  const [length] = numbersOf(file, directory.get(0x02_02))
  const [compression] = numbersOf(file, directory.get(0x01_03))
  const [strip, ...more] = numbersOf(file, directory.get(0x01_11))
  const [bytes] = numbersOf(file, directory.get(0x01_17))
  const isJpeg = compression === 6 || compression === 7
  return [...one(offset, length), ...(isJpeg && more.length === 0 ? one(strip, bytes) : [])]
}

async function largest(source: ByteSource, places: readonly Place[]): Promise<Buffer | null> {
  const sorted = places
    .filter(({ length }) => length <= longestPreview)
    .toSorted((a, b) => b.length - a.length)
  for (const { offset, length } of sorted) {
    const body = await source.read(offset, length).catch(() => null)
    if (body !== null && isPicture(body)) return body
  }
  return null
}

/** Finds the largest JPEG by its own marks, where no directory names one. */
async function searchPreview(source: ByteSource): Promise<Buffer | null> {
  const block = await source.read(0, Math.min(source.size, searchedBytes))
  let best: { at: number; pixels: number } | null = null
  for (let at = block.indexOf(jpegStart); at !== -1; at = block.indexOf(jpegStart, at + 3)) {
    const pixels = pixelsOf(block.subarray(at))
    if (pixels > (best?.pixels ?? 0)) best = { at, pixels }
  }
  if (best === null) return null
  return source.read(best.at, Math.min(source.size - best.at, longestPreview))
}

const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const isPicture = (body: Buffer): boolean => body.indexOf(jpegStart) === 0 && pixelsOf(body) > 0

/** Pixels of a JPEG of the kinds that browsers show; 0 for others, as the lossless one of raw data is. */
function pixelsOf(body: Buffer): number {
  let at = 2
  while (at + 9 < body.length && body[at] === 0xff) {
    const mark = body[at + 1] ?? 0
    if (mark >= 0xc0 && mark <= 0xc2) return body.readUInt16BE(at + 5) * body.readUInt16BE(at + 7)
    if (mark === 0xda || mark === 0xd9) return 0
    at += 2 + body.readUInt16BE(at + 2)
  }
  return 0
}

/** Fuji: the place of a whole JPEG with its camera data stands in the head. */
async function readRaf(source: ByteSource): Promise<RawFile | null> {
  const head = await source.read(84, 8)
  const [offset, length] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const preview = await largest(source, [{ offset, length }])
  return preview === null ? null : { mime: 'image/x-fuji-raf', exif: null, preview }
}

const metadataBoxes = 4 * 1024 * 1024

/** Canon: boxes as of MP4; the camera data are two blocks, and previews are found by their marks. */
async function readCr3(source: ByteSource): Promise<RawFile | null> {
  const block = await source.read(0, Math.min(source.size, metadataBoxes))
  const [main, exif] = await Promise.all([readBlock(source, block, 'CMT1'), readBlock(source, block, 'CMT2')])
  const preview = await searchPreview(source)
  if (preview === null) return null
  const block1 = main === null ? null : exifBlock(main.little, main.directory, exif?.directory ?? null)
  return { mime: 'image/x-canon-cr3', exif: block1, preview }
}

async function readBlock(
  source: ByteSource,
  head: Buffer,
  name: string,
): Promise<{ directory: TiffDirectory; little: boolean } | null> {
  const at = head.indexOf(name, 0, 'latin1')
  if (at < 4) return null
  const size = head.readUInt32BE(at - 4) - 8
  const start = at + 4
  if (size <= 8 || start + size > source.size) return null
  const file: TiffFile = {
    source: partOf(source, start, size),
    little: head.toString('latin1', start, start + 2) === 'II',
  }
  const first = u32(file, await file.source.read(4, 4), 0)
  const { directory } = await readDirectory(file, first)
  return { directory, little: file.little }
}
