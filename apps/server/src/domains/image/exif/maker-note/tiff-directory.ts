import { decodeText } from '../decode-text.ts'

/** Tags of one directory (IFD) of a TIFF structure. Nothing outside the block is read, whatever its numbers say. */
export interface TiffDirectory {
  /** Text up to its first NUL, without blanks around it; undefined where there is none. */
  text: (tag: number) => string | undefined
  /** Numbers of the integer types; a rational and the like are no numbers here. */
  numbers: (tag: number) => number[]
  /** Rationals as quotients. */
  rationals: (tag: number) => number[]
  /** Numbers of any type; what is divided by zero is not finite. */
  values: (tag: number) => number[]
  bytes: (tag: number) => Buffer | undefined
  /** The directory that a tag points to, or that is its value. */
  directory: (tag: number) => TiffDirectory | null
  /** Where the values are that the directory does not hold itself, in the block. */
  extent: Extent
}

export interface Extent {
  /** Where the directory ends, without the offset of the next one. */
  end: number
  /** From the first of the values to the last; null where there are none. */
  values: { start: number; end: number } | null
  /** A value would be outside the block. */
  isCut: boolean
}

export interface TiffPlace {
  block: Buffer
  /** What offsets count from. */
  base: number
  /** Where the directory begins, in the block. */
  at: number
  little: boolean
}

interface Entry {
  type: number
  count: number
  /** Where the value is, in the block. */
  at: number
}

/** Bytes of one value of each type of TIFF: byte, ASCII, short, long, rational, signed ones, undefined, floats, IFD, UTF-8. */
export const typeBytes: Readonly<Record<number, number>> = {
  1: 1,
  2: 1,
  3: 2,
  4: 4,
  5: 8,
  6: 1,
  7: 1,
  8: 2,
  9: 4,
  10: 8,
  11: 4,
  12: 8,
  13: 4,
  129: 1,
}
const maxEntries = 512
const maxValues = 4096
/** Bytes of a text that are read; a character that is cut would leave no text, so it is far more than one has. */
const maxText = 65_536

/** A directory, or null where there is none. */
export function readDirectory({ block, base, at, little }: TiffPlace): TiffDirectory | null {
  const uint16 = (from: number) => (little ? block.readUInt16LE(from) : block.readUInt16BE(from))
  const uint32 = (from: number) => (little ? block.readUInt32LE(from) : block.readUInt32BE(from))
  const int32 = (from: number) => uint32(from) | 0
  if (at < 0 || at + 2 > block.length) return null
  const count = uint16(at)
  if (count === 0 || count > maxEntries || at + 2 + count * 12 > block.length) return null
  const entries = new Map<number, Entry>()
  const extent: Extent = { end: at + 2 + count * 12, values: null, isCut: false }
  for (let place = at + 2; place < at + 2 + count * 12; place += 12) {
    const [type, values] = [uint16(place + 2), uint32(place + 4)]
    const bytes = (typeBytes[type] ?? 0) * values
    const from = bytes <= 4 ? place + 8 : base + uint32(place + 8)
    const isInside = bytes > 0 && from >= 0 && from + bytes <= block.length
    if (bytes > 4) {
      if (!isInside) extent.isCut = true
      const { start, end } = extent.values ?? { start: from, end: from }
      extent.values = { start: Math.min(start, from), end: Math.max(end, from + bytes) }
    }
    if (isInside && values <= maxValues * 16) entries.set(uint16(place), { type, count: values, at: from })
  }

  function bytes(tag: number): Buffer | undefined {
    const entry = entries.get(tag)
    if (entry === undefined) return undefined
    return block.subarray(entry.at, entry.at + entry.count * (typeBytes[entry.type] ?? 0))
  }

  function list(
    tag: number,
    types: readonly number[],
    read: (from: number, type: number) => number,
  ): number[] {
    const entry = entries.get(tag)
    if (entry === undefined || !types.includes(entry.type) || entry.count > maxValues) return []
    const size = typeBytes[entry.type] ?? 0
    return Array.from({ length: entry.count }, (_, place) => read(entry.at + place * size, entry.type))
  }

  function number(from: number, type: number): number {
    switch (type) {
      case 1:
        return block.readUInt8(from)
      case 6:
        return block.readInt8(from)
      case 3:
        return uint16(from)
      case 8:
        return (uint16(from) << 16) >> 16
      case 9:
        return int32(from)
      case 5:
        return uint32(from) / uint32(from + 4)
      case 10:
        return int32(from) / int32(from + 4)
      case 11:
        return little ? block.readFloatLE(from) : block.readFloatBE(from)
      case 12:
        return little ? block.readDoubleLE(from) : block.readDoubleBE(from)
      default:
        return uint32(from)
    }
  }

  return {
    extent,
    bytes,
    text: (tag) => {
      const value = [1, 2, 7, 129].includes(entries.get(tag)?.type ?? 0) ? bytes(tag) : undefined
      const text = value === undefined ? null : decodeText(value.subarray(0, maxText))
      return text === null || text.trim() === '' ? undefined : text.trim()
    },
    numbers: (tag) =>
      list(tag, [1, 3, 4, 8, 13], (from, type) =>
        type === 1 ? block.readUInt8(from) : type === 3 || type === 8 ? uint16(from) : uint32(from),
      ),
    rationals: (tag) =>
      list(tag, [5, 10], (from, type) =>
        type === 5 ? uint32(from) / uint32(from + 4) : int32(from) / int32(from + 4),
      ),
    values: (tag) => list(tag, [1, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13], number),
    directory: (tag) => {
      const entry = entries.get(tag)
      if (entry === undefined) return null
      // Older cameras store the directory itself as an undefined value.
      const from = entry.type === 7 ? entry.at : base + uint32(entry.at)
      return from === at ? null : readDirectory({ block, base, at: from, little })
    },
  }
}
