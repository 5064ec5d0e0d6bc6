/** What is needed to walk through the entropy-coded data of a sequential JPEG. */
export interface JpegFrame {
  width: number
  height: number
  components: Map<number, { h: number; v: number }>
}

export interface JpegScan {
  /** In the order in which they are interleaved. */
  components: { id: number; dc: Uint16Array; ac: Uint16Array }[]
  /** MCUs between two restart markers; 0 without. */
  restartInterval: number
  /** Where its data begins. */
  start: number
}

/** A code as `length << 8 | symbol`, by its next 16 bits; 0 where there is none. */
function codeTable(counts: Uint8Array, symbols: Uint8Array): Uint16Array {
  const table = new Uint16Array(65536)
  let code = 0
  let next = 0
  for (let length = 1; length <= 16; length++) {
    for (let index = 0; index < (counts[length - 1] ?? 0); index++) {
      const first = code << (16 - length)
      table.fill((length << 8) | (symbols[next] ?? 0), first, first + (1 << (16 - length)))
      next += 1
      code += 1
    }
    code <<= 1
  }
  return table
}

/** A segment without entropy-coded data: its marker and its content. */
export interface JpegSegment {
  marker: number
  body: Buffer
  end: number
}

export function readSegment(file: Buffer, from: number): JpegSegment | null {
  let at = from
  // Any number of 0xff may precede a marker.
  while (file[at] === 0xff && file[at + 1] === 0xff) at++
  const marker = file[at + 1]
  if (file[at] !== 0xff || marker === undefined || at + 4 > file.length) return null
  const end = at + 2 + file.readUInt16BE(at + 2)
  return end > file.length ? null : { marker, body: file.subarray(at + 4, end), end }
}

/** Reads the scans of a JPEG with Huffman codes and all coefficients in one scan; null for every other kind. */
export interface JpegReader {
  frame: JpegFrame | null
  /** Reads on to the next scan. @returns null at the end, or where it cannot be read */
  nextScan: (from: number) => JpegScan | null
}

const endMarker = 0xd9
const isSequential = (marker: number) => marker === 0xc0 || marker === 0xc1
const isOtherFrame = (marker: number) =>
  marker >= 0xc2 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc

export function makeJpegReader(file: Buffer): JpegReader {
  const tables = new Map<number, Uint16Array>()
  let restartInterval = 0
  const reader: JpegReader = { frame: null, nextScan }

  function readTables(body: Buffer): void {
    for (let at = 0; at + 17 <= body.length;) {
      const counts = body.subarray(at + 1, at + 17)
      const size = counts.reduce((sum, count) => sum + count, 0)
      tables.set(body[at] ?? 0, codeTable(counts, body.subarray(at + 17, at + 17 + size)))
      at += 17 + size
    }
  }

  function nextScan(from: number): JpegScan | null {
    for (let at = from; ;) {
      const segment = readSegment(file, at)
      // After the end there may be other pictures, such as a gain map.
      if (segment === null || segment.marker === endMarker || isOtherFrame(segment.marker)) return null
      const { marker, body, end } = segment
      if (isSequential(marker)) reader.frame = readFrame(body)
      else if (marker === 0xc4) readTables(body)
      else if (marker === 0xdd && body.length >= 2) restartInterval = body.readUInt16BE(0)
      else if (marker === 0xda) return readScan(body, end)
      at = end
    }
  }

  function readScan(body: Buffer, start: number): JpegScan | null {
    const count = body[0] ?? 0
    const components: JpegScan['components'] = []
    for (let index = 0; index < count; index++) {
      const id = body[1 + index * 2] ?? 0
      const chosen = body[2 + index * 2] ?? 0
      const [dc, ac] = [tables.get(chosen >> 4), tables.get(0x10 | (chosen & 15))]
      if (dc === undefined || ac === undefined || reader.frame?.components.has(id) !== true) return null
      components.push({ id, dc, ac })
    }
    return { components, restartInterval, start }
  }

  return reader
}

export function readFrame(body: Buffer): JpegFrame | null {
  if (body.length < 6 || body[0] !== 8) return null
  const components: JpegFrame['components'] = new Map()
  for (let at = 6; at + 3 <= body.length; at += 3) {
    const factors = body[at + 1] ?? 0
    components.set(body[at] ?? 0, { h: factors >> 4, v: factors & 15 })
  }
  return { height: body.readUInt16BE(1), width: body.readUInt16BE(3), components }
}
