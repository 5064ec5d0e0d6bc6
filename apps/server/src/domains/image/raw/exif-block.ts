import { exifPointer, type TiffDirectory } from './tiff-directories.ts'

const headBytes = 8
/** Who took it with what and when, of the main directory: offsets of pictures would lead nowhere. */
const mainTags: ReadonlySet<number> = new Set([0x01_0f, 0x01_10, 0x01_12, 0x01_31, 0x01_32])

/** The camera data of a raw file as a block of its own, as photographs have it. */
export function exifBlock(little: boolean, main: TiffDirectory, exif: TiffDirectory | null): Buffer {
  const mainPart = new Map([...main].filter(([tag]) => mainTags.has(tag)))
  const mainSize = sizeOf(mainPart.size + (exif === null ? 0 : 1))
  const values: Buffer[] = []
  let end = headBytes + mainSize + (exif === null ? 0 : sizeOf(exif.size))
  const head = Buffer.alloc(headBytes)
  head.write(little ? 'II' : 'MM', 'latin1')
  put16(head, 2, 42, little)
  put32(head, 4, headBytes, little)
  const place = (value: Buffer): number => {
    const at = end
    const padded = value.length % 2 === 0 ? value : Buffer.concat([value, Buffer.alloc(1)])
    values.push(padded)
    end += padded.length
    return at
  }
  const write = (directory: TiffDirectory, pointer: number | null): Buffer => {
    const rows = [...directory].filter(([, entry]) => entry.value !== null)
    const all = [...rows.map(([tag]) => tag), ...(pointer === null ? [] : [exifPointer])].toSorted(
      (a, b) => a - b,
    )
    const block = Buffer.alloc(sizeOf(directory.size + (pointer === null ? 0 : 1)))
    put16(block, 0, all.length, little)
    for (const [index, tag] of all.entries()) {
      const at = 2 + index * 12
      const entry = directory.get(tag)
      put16(block, at, tag, little)
      if (tag === exifPointer && pointer !== null) {
        put16(block, at + 2, 4, little)
        put32(block, at + 4, 1, little)
        put32(block, at + 8, pointer, little)
        continue
      }
      if (entry?.value == null) continue
      put16(block, at + 2, entry.type, little)
      put32(block, at + 4, entry.count, little)
      if (entry.value.length <= 4) entry.value.copy(block, at + 8)
      else put32(block, at + 8, place(entry.value), little)
    }
    return block
  }
  const mainBlock = write(mainPart, exif === null ? null : headBytes + mainSize)
  const exifDirectory = exif === null ? Buffer.alloc(0) : write(withoutPointers(exif), null)
  const gap = Buffer.alloc(exif === null ? 0 : sizeOf(exif.size) - exifDirectory.length)
  return Buffer.concat([head, mainBlock, exifDirectory, gap, ...values])
}

/** Notes of makers and further directories are found by offsets of the whole file. */
const withoutPointers = (exif: TiffDirectory): TiffDirectory =>
  new Map([...exif].filter(([tag]) => tag !== 0x92_7c && tag !== 0xa0_05))

const sizeOf = (entries: number) => 2 + entries * 12 + 4

function put16(block: Buffer, at: number, value: number, little: boolean): void {
  if (little) block.writeUInt16LE(value, at)
  else block.writeUInt16BE(value, at)
}

function put32(block: Buffer, at: number, value: number, little: boolean): void {
  if (little) block.writeUInt32LE(value, at)
  else block.writeUInt32BE(value, at)
}
