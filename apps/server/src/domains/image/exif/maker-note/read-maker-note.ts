import { canonFacts } from './canon.ts'
import { doubtful, isPlausible, type MakerNoteFacts } from './maker-note-facts.ts'
import { nikonFacts } from './nikon.ts'
import { olympusFacts } from './olympus.ts'
import { pentaxFacts } from './pentax.ts'
import { sonyFacts } from './sony.ts'
import { readDirectory, type TiffDirectory, type TiffPlace } from './tiff-directory.ts'

interface Format {
  /** The note begins with this. */
  sign: string
  make: RegExp
  place: (note: MakerNote) => TiffPlace | null
  facts: (directory: TiffDirectory) => MakerNoteFacts | typeof doubtful
}

interface MakerNote {
  block: Buffer
  /** Where it begins and ends in the block. */
  start: number
  end: number
  little: boolean
}

const exifDirectory = 0x8769
const makeTag = 0x010f
const makerNoteTag = 0x927c
const tiffVersion = 42

const formats: readonly Format[] = [
  { sign: 'Nikon\0\u0002', make: /^nikon/i, place: ownTiff(10), facts: nikonFacts },
  { sign: 'OLYMPUS\0', make: /^olympus/i, place: fromNote(12, 8), facts: olympusFacts },
  { sign: 'OM SYSTEM\0', make: /^om/i, place: fromNote(16, 12), facts: olympusFacts },
  { sign: 'OLYMP\0', make: /^olympus/i, place: fromBlock(8), facts: olympusFacts },
  { sign: 'PENTAX \0', make: /^(?:pentax|ricoh)/i, place: fromNote(10, 8), facts: pentaxFacts },
  { sign: 'AOC\0', make: /^(?:pentax|ricoh|asahi)/i, place: fromBlock(6, 4), facts: pentaxFacts },
  { sign: 'SONY ', make: /^sony/i, place: fromBlock(12), facts: sonyFacts },
  { sign: '', make: /^canon/i, place: canonPlace, facts: canonFacts },
]

/**
 * What the maker note in a TIFF block says, as far as it can be told: nothing where what it says of itself does not fit,
 * as in one that a program moved without its offsets. Never throws for damaged notes.
 */
export function readMakerNote(block: Buffer): MakerNoteFacts {
  return unlessOutside({}, () => {
    const main = mainDirectory(block)
    const bytes = main?.directory(exifDirectory)?.bytes(makerNoteTag)
    const make = main?.text(makeTag) ?? ''
    if (bytes === undefined) return {}
    const start = bytes.byteOffset - block.byteOffset
    const note = { block, start, end: start + bytes.length, little: isLittle(block) }
    const format = formats.find(
      (one) => one.make.test(make) && bytes.toString('latin1', 0, one.sign.length) === one.sign,
    )
    const place = format?.place(note) ?? null
    const directory = place === null ? null : readDirectory(place)
    if (format === undefined || place === null || directory === null || !isWithin(note, place, directory))
      return {}
    const facts = format.facts(directory)
    return facts === doubtful || !isPlausible(facts) ? {} : facts
  })
}

/** Whether the values of a directory whose offsets count from the block are in the note, behind the directory. */
function isWithin({ start, end }: MakerNote, { base }: TiffPlace, { extent }: TiffDirectory): boolean {
  const { values, isCut } = extent
  if (base >= start) return true
  return !isCut && (values === null || (values.start >= extent.end && values.end <= end))
}

/** The directory with the tags of EXIF; null in a damaged block. */
export function exifDirectoryOf(block: Buffer): TiffDirectory | null {
  return unlessOutside(null, () => mainDirectory(block)?.directory(exifDirectory) ?? null)
}

/** The first directory; null in a damaged block. */
export function mainDirectoryOf(block: Buffer): TiffDirectory | null {
  return unlessOutside(null, () => mainDirectory(block))
}

/** What is read, or another value where numbers point outside the block. */
function unlessOutside<T>(otherwise: T, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return otherwise
    throw error
  }
}

const isLittle = (block: Buffer) => block.toString('latin1', 0, 2) === 'II'

function mainDirectory(block: Buffer): TiffDirectory | null {
  const little = isLittle(block)
  return readDirectory({
    block,
    base: 0,
    little,
    at: little ? block.readUInt32LE(4) : block.readUInt32BE(4),
  })
}

/** Offsets count from the block's start. @param order where the note says its byte order; default the block's */
function fromBlock(header: number, order?: number): Format['place'] {
  return ({ block, start, little }) => ({
    block,
    base: 0,
    at: start + header,
    little: order === undefined ? little : orderAt(block, start + order, little),
  })
}

const footerBytes = 8

/**
 * The last bytes of a note by Canon say where it began before a program moved it: offsets then count from as much further
 * on.
 */
function canonPlace({ block, start, end, little }: MakerNote): TiffPlace | null {
  const footer = block.subarray(Math.max(start, end - footerBytes), end)
  const hasFooter = [['II*\0', true] as const, ['MM\0*', false] as const].some(
    ([sign, order]) => order === little && footer.toString('latin1', 0, 4) === sign,
  )
  const began =
    !hasFooter || footer.length < footerBytes ? 0 : little ? footer.readUInt32LE(4) : footer.readUInt32BE(4)
  return { block, base: began === 0 ? 0 : start - began, at: start, little }
}

/** Offsets count from the note's start. */
function fromNote(header: number, order: number): Format['place'] {
  return ({ block, start, little }) => ({
    block,
    base: start,
    at: start + header,
    little: orderAt(block, start + order, little),
  })
}

/** The note contains a TIFF structure of its own. */
function ownTiff(header: number): Format['place'] {
  return ({ block, start, little }) => {
    const base = start + header
    const isLittleHere = orderAt(block, base, little)
    if ((isLittleHere ? block.readUInt16LE(base + 2) : block.readUInt16BE(base + 2)) !== tiffVersion)
      return null
    const offset = isLittleHere ? block.readUInt32LE(base + 4) : block.readUInt32BE(base + 4)
    return { block, base, at: base + offset, little: isLittleHere }
  }
}

function orderAt(block: Buffer, at: number, otherwise: boolean): boolean {
  const sign = block.toString('latin1', at, at + 2)
  return sign === 'II' ? true : sign === 'MM' ? false : otherwise
}
