import { typeBytes } from '../exif/maker-note/tiff-directory.ts'
import type { ByteSource } from './byte-source.ts'

/** An entry of a directory; its value is null where it is too long to be of interest. */
interface TiffEntry {
  type: number
  count: number
  value: Buffer | null
}

export interface TiffFile {
  source: ByteSource
  little: boolean
}

export type TiffDirectory = ReadonlyMap<number, TiffEntry>

const maxValueBytes = 4096
const maxEntries = 512
const maxDirectories = 24
const subDirectories = 0x01_4a
export const exifPointer = 0x87_69

const u16 = ({ little }: Pick<TiffFile, 'little'>, block: Buffer, at: number): number =>
  little ? block.readUInt16LE(at) : block.readUInt16BE(at)
export const u32 = ({ little }: Pick<TiffFile, 'little'>, block: Buffer, at: number): number =>
  little ? block.readUInt32LE(at) : block.readUInt32BE(at)

/** One directory, and the offset of the next; whatever is damaged of it is left out. */
export async function readDirectory(
  file: TiffFile,
  offset: number,
): Promise<{ directory: TiffDirectory; next: number }> {
  const entries = new Map<number, TiffEntry>()
  const count = u16(file, await file.source.read(offset, 2), 0)
  if (count > maxEntries) return { directory: entries, next: 0 }
  const block = await file.source.read(offset + 2, count * 12)
  for (let at = 0; at < block.length; at += 12) {
    const [tag, type, items] = [u16(file, block, at), u16(file, block, at + 2), u32(file, block, at + 4)]
    const size = (typeBytes[type] ?? 0) * items
    if (size === 0) continue
    const inline = block.subarray(at + 8, at + 8 + size)
    const value =
      size <= 4
        ? inline
        : size > maxValueBytes
          ? null
          : await file.source.read(u32(file, block, at + 8), size).catch(() => null)
    entries.set(tag, { type, count: items, value })
  }
  const next = await file.source.read(offset + 2 + count * 12, 4).then(
    (end) => u32(file, end, 0),
    () => 0,
  )
  return { directory: entries, next }
}

/** The numbers of an entry of whole numbers; empty where there is none. */
export function numbersOf(file: TiffFile, entry: TiffEntry | undefined): number[] {
  if (entry?.value == null) return []
  const { type, count, value } = entry
  if (type === 3) return Array.from({ length: count }, (_, place) => u16(file, value, place * 2))
  if (type === 4 || type === 13)
    return Array.from({ length: count }, (_, place) => u32(file, value, place * 4))
  return []
}

/** The directories of a file: those in line from the first, and those below them. The exif directory is not among them. */
export async function listDirectories(file: TiffFile, first: number): Promise<TiffDirectory[]> {
  const found: TiffDirectory[] = []
  const seen = new Set<number>()
  const waiting = [first]
  for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
    if (offset === 0 || seen.has(offset) || found.length >= maxDirectories) continue
    seen.add(offset)
    const read = await readDirectory(file, offset).catch(() => null)
    if (read === null) continue
    found.push(read.directory)
    waiting.push(read.next, ...numbersOf(file, read.directory.get(subDirectories)))
  }
  return found
}
