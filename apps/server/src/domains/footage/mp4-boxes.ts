import { open, type FileHandle } from 'node:fs/promises'

/** One box of an MP4 or MOV file: its offset in what was read, its header and its length, all in bytes. */
interface Box {
  type: string
  start: number
  head: number
  size: number
}

/** What the index of an MP4 or MOV file says, before any decoder sees the file. */
export interface Mp4Index {
  durationMs: number
  video: { codec: string; width: number; height: number } | null
  audioCodec: string | null
  /** Its samples are in other files that it names. */
  hasOutsideData: boolean
  /** Absolute offsets and lengths of boxes about the camera, the position and the like. */
  privateBoxes: { offset: number; size: number }[]
}

// An index of fifteen minutes at 120 frames per second is below three megabytes.
const largestIndex = 64 * 1024 ** 2
const metadataBoxes = new Set(['udta', 'meta', 'uuid', 'ilst', 'keys'])

/** Reads the index of an MP4 or MOV file. Null when it has no valid one. */
export async function readMp4Index(path: string): Promise<Mp4Index | null> {
  const handle = await open(path, 'r')
  try {
    const { size } = await handle.stat()
    const tops = await topBoxes(handle, size)
    const moov = tops.find((box) => box.type === 'moov')
    if (moov === undefined || moov.size > largestIndex || moov.start + moov.size > size) return null
    const { buffer } = await handle.read(Buffer.alloc(moov.size), 0, moov.size, moov.start)
    return describe(buffer, moov, tops)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  } finally {
    await handle.close()
  }
}

async function topBoxes(handle: FileHandle, fileSize: number): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = 0; at + 8 <= fileSize && boxes.length < 1000;) {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, at)
    const box = boxAt(buffer.subarray(0, bytesRead), 0, fileSize - at)
    if (box === null) break
    boxes.push({ ...box, start: at })
    at += box.size
  }
  return boxes
}

function boxAt(bytes: Buffer, at: number, room: number): Box | null {
  if (at + 8 > bytes.length) return null
  let size = bytes.readUInt32BE(at)
  let head = 8
  if (size === 1) {
    if (at + 16 > bytes.length) return null
    size = Number(bytes.readBigUInt64BE(at + 8))
    head = 16
  } else if (size === 0) size = room
  if (size < head || !Number.isSafeInteger(size)) return null
  return { type: bytes.toString('latin1', at + 4, at + 8), start: at, head, size }
}

function children(bytes: Buffer, parent: Box, skip = 0): Box[] {
  const found: Box[] = []
  const end = Math.min(parent.start + parent.size, bytes.length)
  for (let at = parent.start + parent.head + skip; at + 8 <= end && found.length < 10_000;) {
    const box = boxAt(bytes, at, end - at)
    if (box === null || at + box.size > end) break
    found.push(box)
    at += box.size
  }
  return found
}

function describe(bytes: Buffer, place: Box, tops: readonly Box[]): Mp4Index | null {
  const moov = { ...place, start: 0 }
  const parts = children(bytes, moov)
  const header = parts.find((box) => box.type === 'mvhd')
  if (header === undefined) return null
  const index: Mp4Index = {
    durationMs: durationOf(bytes, header),
    video: null,
    audioCodec: null,
    hasOutsideData: false,
    privateBoxes: tops
      .filter((box) => metadataBoxes.has(box.type))
      .map((box) => ({ offset: box.start, size: box.size })),
  }
  const note = (box: Box) => index.privateBoxes.push({ offset: place.start + box.start, size: box.size })
  for (const box of parts) {
    if (metadataBoxes.has(box.type)) note(box)
    else if (box.type === 'trak' && !readTrack(bytes, box, index, note)) note(box)
  }
  return index
}

/** @returns false for a track that is neither video nor audio, such as positions along the way or a maker's notes */
function readTrack(bytes: Buffer, track: Box, index: Mp4Index, note: (box: Box) => void): boolean {
  const parts = children(bytes, track)
  const media = parts.find((box) => box.type === 'mdia')
  if (media === undefined) return false
  for (const box of [...parts, ...children(bytes, media)]) if (metadataBoxes.has(box.type)) note(box)
  const mediaParts = children(bytes, media)
  const handler = mediaParts.find((box) => box.type === 'hdlr')
  const info = mediaParts.find((box) => box.type === 'minf')
  if (handler === undefined || info === undefined) return false
  const kind = bytes.toString('latin1', handler.start + 16, handler.start + 20)
  const infoParts = children(bytes, info)
  if (infoParts.some((box) => box.type === 'dinf' && namesOtherFiles(bytes, box))) index.hasOutsideData = true
  const table = infoParts.find((box) => box.type === 'stbl')
  const samples = table && children(bytes, table).find((box) => box.type === 'stsd')
  const [entry] = samples === undefined ? [] : children(bytes, samples, 8)
  if (kind === 'vide' && index.video === null && entry !== undefined) {
    index.video = {
      codec: entry.type,
      width: bytes.readUInt16BE(entry.start + 32),
      height: bytes.readUInt16BE(entry.start + 34),
    }
  } else if (kind === 'soun' && entry !== undefined) index.audioCodec ??= entry.type
  return kind === 'vide' || kind === 'soun'
}

function durationOf(bytes: Buffer, header: Box): number {
  const at = header.start + header.head
  const isLong = bytes.readUInt8(at) === 1
  const scale = bytes.readUInt32BE(at + (isLong ? 20 : 12))
  const length = isLong ? Number(bytes.readBigUInt64BE(at + 24)) : bytes.readUInt32BE(at + 16)
  return scale === 0 ? 0 : Math.round((length / scale) * 1000)
}

// The lowest flag of a data reference says that the samples are in this file.
function namesOtherFiles(bytes: Buffer, dinf: Box): boolean {
  const reference = children(bytes, dinf).find((box) => box.type === 'dref')
  if (reference === undefined) return false
  return children(bytes, reference, 8).some((box) => (bytes.readUInt8(box.start + 11) & 1) === 0)
}
