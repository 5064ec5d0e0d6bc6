type Value =
  | { ascii: string }
  | { short: readonly number[] }
  | { rational: readonly (readonly [number, number])[] }
  | { signedRational: readonly (readonly [number, number])[] }
  | { byte: number }
  | { byteList: readonly number[] }
  | { bytes: readonly number[] | Buffer }
  | { pointer: number }
  | { long: readonly number[] }

interface TiffOptions {
  /** Where the result begins, relative to what its offsets count from. */
  at?: number
  little?: boolean
}

/** A directory (IFD) of a TIFF structure, with the values that do not fit into it behind it. */
export function buildDirectory(
  entries: readonly (readonly [tag: number, value: Value])[],
  { at = 0, little = true }: TiffOptions = {},
): Buffer {
  const uint = (value: number, bytes: 2 | 4) => {
    const buffer = Buffer.alloc(bytes)
    if (little) buffer.writeUIntLE(value, 0, bytes)
    else buffer.writeUIntBE(value, 0, bytes)
    return buffer
  }
  const encoded = entries.map(([tag, value]) => ({ tag, ...encode(value, uint) }))
  let behind = at + 2 + entries.length * 12 + 4
  const values: Buffer[] = []
  const rows = encoded.map(({ tag, type, count, body }) => {
    const padded = Buffer.concat([body, Buffer.alloc(Math.max(0, 4 - body.length))])
    const field = body.length <= 4 ? padded : uint(behind, 4)
    if (body.length > 4) {
      values.push(body)
      behind += body.length
    }
    return Buffer.concat([uint(tag, 2), uint(type, 2), uint(count, 4), field])
  })
  return Buffer.concat([uint(entries.length, 2), ...rows, uint(0, 4), ...values])
}

function encode(value: Value, uint: (value: number, bytes: 2 | 4) => Buffer) {
  if ('ascii' in value) {
    const body = Buffer.from(`${value.ascii}\0`, 'latin1')
    return { type: 2, count: body.length, body }
  }
  if ('short' in value)
    return { type: 3, count: value.short.length, body: Buffer.concat(value.short.map((one) => uint(one, 2))) }
  if ('long' in value)
    return { type: 4, count: value.long.length, body: Buffer.concat(value.long.map((one) => uint(one, 4))) }
  if ('rational' in value) {
    const body = Buffer.concat(value.rational.flatMap(([over, under]) => [uint(over, 4), uint(under, 4)]))
    return { type: 5, count: value.rational.length, body }
  }
  if ('signedRational' in value) {
    const pairs = value.signedRational.flat()
    return { type: 10, count: pairs.length / 2, body: Buffer.concat(pairs.map((one) => uint(one >>> 0, 4))) }
  }
  if ('byteList' in value) {
    const body = Buffer.from(value.byteList)
    return { type: 1, count: body.length, body }
  }
  if ('pointer' in value) return { type: 4, count: 1, body: uint(value.pointer, 4) }
  if ('byte' in value) return { type: 1, count: 1, body: Buffer.from([value.byte]) }
  const body = Buffer.from(value.bytes)
  return { type: 7, count: body.length, body }
}

// Header, the main directory with maker and pointer, the EXIF directory with the note.
const mainAt = 8
const exifAt = 256

/** Where the maker note of `buildTiff` begins. */
export const makerNoteAt = exifAt + 2 + 12 + 4

/** A TIFF block as in a photograph, with a maker and a maker note. */
export function buildTiff(make: string, note: Buffer, little = true): Buffer {
  const header = little
    ? Buffer.from([0x49, 0x49, 42, 0, mainAt, 0, 0, 0])
    : Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, mainAt])
  const main = buildDirectory(
    [
      [0x010f, { ascii: make }],
      [0x8769, { pointer: exifAt }],
    ],
    { at: mainAt, little },
  )
  const exif = buildDirectory([[0x927c, { bytes: note }]], { at: exifAt, little })
  return Buffer.concat([header, main, Buffer.alloc(exifAt - mainAt - main.length), exif])
}
