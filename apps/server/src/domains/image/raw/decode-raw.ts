import { rm, writeFile } from 'node:fs/promises'
import type { DecodeResponse, DecodeOrder } from '../decode/decode-messages.ts'
import { openHeader, openPixels } from '../decode/bounded-sharp.ts'
import { readRawExif } from '../exif/read-raw-exif.ts'
import { readRaw, type RawFile } from './read-raw.ts'

type Decode = (order: DecodeOrder) => Promise<DecodeResponse>

const copyEdge = 2048
const copyQuality = 92

/**
 * Reads a TIFF or a raw file inside the decoder process: its copies are made from the preview in it, and its camera data
 * are read where it has them.
 * @returns null for a file of another kind
 */
export async function decodeRaw(order: DecodeOrder, decode: Decode): Promise<DecodeResponse | null> {
  const raw = await readRaw(order.path)
  if (raw === null) return null
  const preview =
    raw.preview === null ? await readTiffPicture(order.path) : { body: raw.preview, sides: null }
  if (preview === null) return { kind: 'refused', id: order.id, reason: 'PhotoDamaged' }
  const path = `${order.path}.preview`
  try {
    await writeFile(path, preview.body, { mode: 0o600 })
    // Previews are small: the file itself is not.
    const response = await decode({ ...order, raw: false, path, minShortEdge: 0 })
    return response.kind === 'decoded' ? withFacts(response, raw, preview.sides) : response
  } finally {
    await rm(path, { force: true })
  }
}

interface Sides {
  width: number
  height: number
}

function withFacts(
  response: DecodeResponse & { kind: 'decoded' },
  { mime, exif }: RawFile,
  sides: Sides | null,
): DecodeResponse {
  const picture = { ...response.picture, mime, ...sides }
  if (exif === null) return { ...response, picture }
  const found = readRawExif({ exif })
  const gear = found.gear.serials.length > 0 ? found.gear : picture.gear
  return {
    ...response,
    picture: {
      ...picture,
      exif: { ...picture.exif, ...found.exif },
      hasPosition: picture.hasPosition || found.hasPosition,
      gear,
    },
  }
}

/** A TIFF without a preview is a picture itself. @returns null for one that cannot be decoded */
async function readTiffPicture(path: string): Promise<{ body: Buffer; sides: Sides } | null> {
  try {
    const { width, height, orientation = 1 } = await openHeader(path).metadata()
    const body = await openPixels(path)
      .autoOrient()
      .resize(copyEdge, copyEdge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: copyQuality })
      .toBuffer()
    return { body, sides: orientation >= 5 ? { width: height, height: width } : { width, height } }
  } catch {
    return null
  }
}
