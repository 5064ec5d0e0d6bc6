import { lensSpec } from './lens-spec.ts'
import { doubtful, type MakerNoteFacts } from './maker-note-facts.ts'
import { standardIso } from './standard-iso.ts'
import type { TiffDirectory } from './tiff-directory.ts'

const lensSpecTag = 0xb02a
const focusInfo = 0x0020
const cameraSettings = 0x0114
/** Where bodies with an A mount until 2009 write the ISO, by the length of the value: exiftool.org/TagNames/Sony.html. */
const isoPlaces = [
  { tag: focusInfo, lengths: [19_148, 19_154], at: 0x6f, bytes: 1 },
  { tag: cameraSettings, lengths: [280, 364], at: 2 * 0x16, bytes: 2 },
] as const

/** The mount, in the two lower bits of the first byte. */
const mounts = ['', 'DT', 'FE', 'E']

export function sonyFacts(note: TiffDirectory): MakerNoteFacts | typeof doubtful {
  const lens = lensOf(note)
  return lens === doubtful ? doubtful : { lens, iso: isoOf(note) }
}

/** Eighths of a stop: 48 is ISO 100; 0 is automatic. */
function isoOf(note: TiffDirectory): number | undefined {
  for (const { tag, lengths, at, bytes } of isoPlaces) {
    const value = note.bytes(tag)
    if (value === undefined || !lengths.some((length) => length === value.length)) continue
    const eighths = value.readUIntBE(at, bytes)
    if (eighths > 0) return standardIso(eighths / 8 - 6)
  }
  return undefined
}

/** Focal lengths and apertures in binary-coded decimals, `00 18 00 55 35 56` between two bytes of features. */
function lensOf(note: TiffDirectory): string | undefined | typeof doubtful {
  const bytes = note.bytes(lensSpecTag)
  if (bytes === undefined || bytes.length !== 8) return undefined
  if (bytes.subarray(1, 7).every((byte) => byte === 0)) return undefined
  const digits = (from: number, count: number) => Number(bytes.toString('hex', from, from + count))
  const spec = lensSpec(
    [digits(1, 2), digits(3, 2) || digits(1, 2)],
    [digits(5, 1) / 10, (digits(6, 1) || digits(5, 1)) / 10],
  )
  if (spec === undefined) return doubtful
  const features = bytes[0] ?? 0
  const words = [
    mounts[features & 3],
    (features & 0x40) !== 0 ? 'PZ' : '',
    spec,
    (features & 0x80) !== 0 ? 'OSS' : '',
  ]
  return words.filter((word) => word !== '').join(' ')
}
