import { open } from 'node:fs/promises'
import type { Metadata } from 'sharp'

/** Transfer characteristics of ITU-T H.273 that no screen shows without a conversion: PQ and HLG. */
const hdrTransfers: ReadonlySet<number> = new Set([16, 18])
/** Of Display P3, there too. */
const p3Primaries = 12

/** What names the colours of a file precedes its pixels. */
const headBytes = 256 * 1024

/**
 * Whether the numbers of a picture mean light by an HDR curve, as its container, its profile or its PNG chunk says. libvips
 * reads them as if they were sRGB, which makes grey, flat copies. A picture with a gain map is an ordinary one with an
 * addition, and is none of these.
 */
export async function isHdr(
  path: string,
  { format, icc }: Pick<Metadata, 'format' | 'icc'>,
): Promise<boolean> {
  if (icc !== undefined && hdrTransfers.has(transferOfProfile(icc))) return true
  return hdrTransfers.has((await codePointsOf(path, format)).transfer)
}

/**
 * Whether the container alone says that the colours of a picture are those of Display P3: libvips reads profiles, and takes
 * what has none for sRGB.
 */
export async function isNamedP3(
  path: string,
  { format, icc }: Pick<Metadata, 'format' | 'icc'>,
): Promise<boolean> {
  return icc === undefined && (await codePointsOf(path, format)).primaries === p3Primaries
}

/** Of ITU-T H.273; 0 where a file names none. */
interface CodePoints {
  primaries: number
  transfer: number
}

async function codePointsOf(path: string, format: Metadata['format']): Promise<CodePoints> {
  if (format !== 'heif' && format !== 'png') return unnamed
  const head = await readHead(path)
  return format === 'heif' ? pointsOfHeif(head) : pointsOfPng(head)
}

async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

const none = 0
const unnamed: CodePoints = { primaries: none, transfer: none }

/** The box `colr` of kind `nclx`: primaries, transfer and matrix, two bytes each. */
function pointsOfHeif(head: Buffer): CodePoints {
  const at = head.indexOf('colrnclx', 0, 'latin1')
  if (at < 0 || at + 12 > head.length) return unnamed
  return { primaries: head.readUInt16BE(at + 8), transfer: head.readUInt16BE(at + 10) }
}

/** The chunk `cICP`: primaries, transfer, matrix and range, a byte each. */
function pointsOfPng(head: Buffer): CodePoints {
  const at = head.indexOf('\0\0\0\x04cICP', 0, 'latin1')
  const pixels = head.indexOf('IDAT', 0, 'latin1')
  if (at < 0 || (pixels >= 0 && pixels < at)) return unnamed
  return { primaries: head[at + 8] ?? none, transfer: head[at + 9] ?? none }
}

/** The tag `cicp` of an ICC profile: its signature and four empty bytes, then as in PNG. */
function transferOfProfile(icc: Buffer): number {
  const tagsAt = 128
  const count = icc.length < tagsAt + 4 ? 0 : Math.min(icc.readUInt32BE(tagsAt), 100)
  for (let tag = 0; tag < count; tag++) {
    const entry = tagsAt + 4 + tag * 12
    if (entry + 12 > icc.length) return none
    if (icc.toString('latin1', entry, entry + 4) === 'cicp')
      return icc[icc.readUInt32BE(entry + 4) + 9] ?? none
  }
  return none
}
