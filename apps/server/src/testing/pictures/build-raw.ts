/** What the built files say of their taking. */
export const exposure = { time: '2026:05:01 08:30:15', iso: 400, serial: '8001234' } as const

type Value = string | number | readonly number[] | Buffer
type Row = [tag: number, value: Value]

interface TiffFacts {
  make: string
  little: boolean
  previews: readonly Buffer[]
  /** Says that it is a DNG. */
  version?: boolean
  /** In place of the number 42: `RO`. */
  magic?: string
  /** Behind the head: `CR2`. */
  mark?: string
}

/** A file of TIFF's structure as cameras write it: a main directory, one per preview below it, and the exif directory. */
export function buildTiff(facts: TiffFacts): Buffer {
  const { make, little, previews, version = false, magic, mark = '' } = facts
  const u16 = (value: number) => {
    const block = Buffer.alloc(2)
    if (little) block.writeUInt16LE(value)
    else block.writeUInt16BE(value)
    return block
  }
  const u32 = (value: number) => {
    const block = Buffer.alloc(4)
    if (little) block.writeUInt32LE(value)
    else block.writeUInt32BE(value)
    return block
  }
  const headSize = 16
  const parts: Buffer[] = []
  let end = headSize
  const place = (block: Buffer): number => {
    const at = end
    const padded = block.length % 2 === 0 ? block : Buffer.concat([block, Buffer.alloc(1)])
    parts.push(padded)
    end += padded.length
    return at
  }
  const write = (rows: readonly Row[]): number => {
    const entries = rows
      .toSorted(([a], [b]) => a - b)
      .map(([tag, value]) => {
        const [type, count, body] = bodyOf(value, u16, u32)
        const inline =
          body.length <= 4 ? Buffer.concat([body, Buffer.alloc(4 - body.length)]) : u32(place(body))
        return Buffer.concat([u16(tag), u16(type), u32(count), inline])
      })
    return place(Buffer.concat([u16(entries.length), ...entries, u32(0)]))
  }
  const exif = write([
    [0x8827, exposure.iso],
    [0x9003, exposure.time],
    [0xa431, exposure.serial],
  ])
  const below = previews.map((body) => {
    const at = place(body)
    return write([
      [0x0103, 6],
      [0x0201, [at]],
      [0x0202, [body.length]],
    ])
  })
  const main = write([
    [0x010f, make],
    [0x0110, 'Test'],
    [0x014a, below],
    [0x8769, [exif]],
    ...(version ? [[0xc612, Buffer.from([1, 4, 0, 0])] satisfies Row] : []),
  ])
  const head = Buffer.alloc(headSize)
  head.write(little ? 'II' : 'MM', 'latin1')
  if (magic === undefined) u16(42).copy(head, 2)
  else head.write(magic, 2, 'latin1')
  u32(main).copy(head, 4)
  head.write(mark, 8, 'latin1')
  return Buffer.concat([head, ...parts])
}

function bodyOf(
  value: Value,
  u16: (value: number) => Buffer,
  u32: (value: number) => Buffer,
): [type: number, count: number, body: Buffer] {
  if (typeof value === 'string') return [2, value.length + 1, Buffer.from(`${value}\0`, 'latin1')]
  if (typeof value === 'number') return [3, 1, u16(value)]
  if (Buffer.isBuffer(value)) return [1, value.length, value]
  return [4, value.length, Buffer.concat(value.map(u32))]
}

/** A file as Fuji's cameras write it: the place of a JPEG in the head. */
export function buildRaf(preview: Buffer): Buffer {
  const head = Buffer.alloc(160)
  head.write('FUJIFILMCCD-RAW 0201', 'latin1')
  head.writeUInt32BE(head.length, 84)
  head.writeUInt32BE(preview.length, 88)
  return Buffer.concat([head, preview, Buffer.alloc(1000)])
}

/** A file as Canon's newer cameras write it: boxes with the camera data in two blocks, and previews. */
export function buildCr3(previews: readonly Buffer[]): Buffer {
  const block = (rows: [number, string][]): Buffer => {
    const head = Buffer.from('II*\0\x08\0\0\0', 'latin1')
    const count = Buffer.alloc(2)
    count.writeUInt16LE(rows.length)
    let end = head.length + 2 + rows.length * 12 + 4
    const values: Buffer[] = []
    const entries = rows.map(([tag, text]) => {
      const entry = Buffer.alloc(12)
      const body = Buffer.from(`${text}\0`, 'latin1')
      entry.writeUInt16LE(tag, 0)
      entry.writeUInt16LE(2, 2)
      entry.writeUInt32LE(body.length, 4)
      entry.writeUInt32LE(end, 8)
      values.push(body)
      end += body.length
      return entry
    })
    return Buffer.concat([head, count, ...entries, Buffer.alloc(4), ...values])
  }
  const box = (name: string, body: Buffer): Buffer => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(body.length + 8)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, body])
  }
  return Buffer.concat([
    box('ftyp', Buffer.from('crx \0\0\0\x01crx isom', 'latin1')),
    box(
      'moov',
      Buffer.concat([
        box(
          'CMT1',
          block([
            [0x010f, 'Canon'],
            [0x0110, 'Canon EOS Test'],
          ]),
        ),
        box('CMT2', block([[0x9003, exposure.time]])),
      ]),
    ),
    ...previews.map((preview) => box('PRVW', preview)),
  ])
}
