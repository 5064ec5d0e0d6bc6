import { expect, test } from 'vitest'
import { readRawExif } from './read-raw-exif.ts'

type Entry = readonly [tag: number, type: number, count: number, value: number]
const make = 0x010f
const exposure = 0x829a

/** A TIFF block of one directory, little-endian, with spare bytes after it. */
function block(entries: readonly Entry[], { next = 0, size = 0 } = {}): Buffer {
  const end = 10 + entries.length * 12
  const body = Buffer.alloc(Math.max(size, end + 4))
  body.write('II*\0', 'latin1')
  body.writeUInt32LE(8, 4)
  body.writeUInt16LE(entries.length, 8)
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12
    body.writeUInt16LE(tag, at)
    body.writeUInt16LE(type, at + 2)
    body.writeUInt32LE(count, at + 4)
    body.writeUInt32LE(value, at + 8)
  }
  body.writeUInt32LE(next, end)
  return body
}

/** Processor time of this thread in milliseconds: time on the clock would include what the machine does for others. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const many = (count: number, entry: Entry) => Array.from({ length: count }, () => entry)
const cases: [string, Buffer][] = [
  ['a directory that is its own successor', block([[make, 2, 4, 0x41414141]], { next: 8 })],
  [
    'directories that contain themselves',
    block([
      [0x8769, 4, 1, 8],
      [0x8825, 4, 1, 8],
      [0xa005, 4, 1, 8],
    ]),
  ],
  ['a text of four billion characters', block([[make, 2, 0xffff_ffff, 8]])],
  ['two billion fractions', block([[exposure, 5, 0x7fff_ffff, 8]], { size: 60_000 })],
  ['one long text under 4,900 entries', block(many(4900, [make, 2, 58_000, 8]), { size: 60_000 })],
  ['4 MB of text under 65,535 entries', block(many(65_535, [make, 2, 4e6, 8]), { size: 4_100_000 })],
  ['500,000 fractions under 65,535 entries', block(many(65_535, [exposure, 5, 5e5, 8]), { size: 4_100_000 })],
  ['entries beyond its end', block(many(60, [make, 2, 20, 90_000])).subarray(0, 200)],
  ['nothing but a beginning', Buffer.from('II*\0\b\0\0\0', 'latin1')],
  ['no TIFF at all', Buffer.alloc(1000, 0xff)],
]

test.each(cases)('%s: parsed quickly, or not at all', (_, exif) => {
  const memory = process.memoryUsage().rss
  const started = threadMs()
  readRawExif({ exif })
  readRawExif({ exif: Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif]) })
  // Both take a few milliseconds; moreover each picture is limited to 20 s and 1 GiB in a process of its own.
  expect(threadMs() - started).toBeLessThan(2000)
  expect(process.memoryUsage().rss - memory).toBeLessThan(300 * 1024 ** 2)
})

test('random damage gives what can be read, never an error', () => {
  const good = block([
    [make, 2, 4, 0x41414141],
    [0x8827, 3, 1, 400],
    [exposure, 5, 1, 100],
    [0x8769, 4, 1, 8],
  ])
  let state = 7
  for (let round = 0; round < 120; round++) {
    const exif = Buffer.concat([good, Buffer.alloc(100, round)])
    for (let count = 0; count < 6; count++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      exif[state % exif.length] = state >>> 24
    }
    expect(() => readRawExif({ exif })).not.toThrow()
  }
})
