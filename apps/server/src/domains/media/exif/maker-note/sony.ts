import { lensSpec } from './lens-spec.ts'
import type { MakerNoteFacts } from './read-maker-note.ts'
import type { TiffDirectory } from './tiff-directory.ts'

const lensSpecTag = 0xb02a

/** The mount, in the two lower bits of the first byte. */
const mounts = ['', 'DT', 'FE', 'E']

/** Focal lengths and apertures in binary-coded decimals, `00 18 00 55 35 56` between two bytes of features. */
export function sonyFacts(note: TiffDirectory): MakerNoteFacts {
  const bytes = note.bytes(lensSpecTag)
  if (bytes === undefined || bytes.length !== 8) return {}
  const digits = (from: number, count: number) => Number(bytes.toString('hex', from, from + count))
  const spec = lensSpec(
    [digits(1, 2), digits(3, 2) || digits(1, 2)],
    [digits(5, 1) / 10, (digits(6, 1) || digits(5, 1)) / 10],
  )
  if (spec === undefined) return {}
  const features = bytes[0] ?? 0
  const words = [
    mounts[features & 3],
    (features & 0x40) !== 0 ? 'PZ' : '',
    spec,
    (features & 0x80) !== 0 ? 'OSS' : '',
  ]
  return { lens: words.filter((word) => word !== '').join(' ') }
}
