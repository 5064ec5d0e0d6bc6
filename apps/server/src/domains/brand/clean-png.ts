import { promisify } from 'node:util'
import { crc32, inflate } from 'node:zlib'
import { brandPictureSentences } from '@guangquan/contract'
import { fail } from '../../fail.ts'
import type { CleanPicture } from './clean-picture.ts'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Chunks that affect the image; texts, times, profiles and previews are left out. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'sRGB', 'gAMA', 'IDAT', 'IEND'])
const channelsOf: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** Max pixels of the decoded picture, which every browser loads. */
const maxPixels = 4_000_000

export const isPng = (source: Buffer): boolean => source.subarray(0, 8).equals(signature)

interface Chunk {
  type: string
  data: Buffer
  /** With its length and checksum. */
  whole: Buffer
}

/** The chunks that draw a PNG, which decodes in full. @throws PhotoDamaged, BrandPictureSize */
export async function cleanPng(source: Buffer): Promise<CleanPicture> {
  const chunks = readChunks(source)
  const head = chunks[0]
  if (head?.type !== 'IHDR' || head.data.length !== 13 || chunks.at(-1)?.type !== 'IEND') fail('PhotoDamaged')
  const [width, height] = [head.data.readUInt32BE(0), head.data.readUInt32BE(4)]
  if (width * height > maxPixels) fail('BrandPictureSize', { text: brandPictureSentences.tooLarge })
  const bits = head.data.readUInt8(8) * (channelsOf[head.data.readUInt8(9)] ?? fail('PhotoDamaged'))
  const rows = height * (1 + Math.ceil((width * bits) / 8))
  const data = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map((chunk) => chunk.data))
  // An interlaced picture has a few bytes more for each of its passes.
  const pixels = await promisify(inflate)(data, { maxOutputLength: rows + 16 * (height + 8) }).catch(() =>
    fail('PhotoDamaged'),
  )
  if (pixels.length < rows) fail('PhotoDamaged')
  const kept = chunks.filter(({ type }) => drawn.has(type)).map(({ whole }) => whole)
  return { bytes: Buffer.concat([signature, ...kept]), width, height }
}

function readChunks(source: Buffer): Chunk[] {
  const chunks: Chunk[] = []
  for (let at = 8; at + 12 <= source.length && chunks.at(-1)?.type !== 'IEND';) {
    const end = at + 12 + source.readUInt32BE(at)
    if (end > source.length) fail('PhotoDamaged')
    const whole = source.subarray(at, end)
    if (crc32(whole.subarray(4, -4)) !== whole.readUInt32BE(whole.length - 4)) fail('PhotoDamaged')
    chunks.push({ type: whole.toString('latin1', 4, 8), data: whole.subarray(8, -4), whole })
    at = end
  }
  return chunks
}
