import { describe, expect, test } from 'vitest'
import { buildDirectory } from '../../../testing/pictures/build-maker-note.ts'
import { decodeText } from './decode-text.ts'
import { containsPosition, readTags } from './read-tags.ts'

type Entries = Parameters<typeof buildDirectory>[0]
const mainAt = 8
const exifAt = 512

/** A TIFF block of a first directory and the one of EXIF. */
function block(main: Entries, exif: Entries, little = true): Buffer {
  const header = little ? Buffer.from('II*\0\b\0\0\0', 'latin1') : Buffer.from('MM\0*\0\0\0\b', 'latin1')
  const first = buildDirectory([...main, [0x8769, { pointer: exifAt }]], { at: mainAt, little })
  const second = buildDirectory(exif, { at: exifAt, little })
  return Buffer.concat([header, first, Buffer.alloc(exifAt - mainAt - first.length), second])
}

const longs = (...values: number[]) => ({ long: values })

describe.each([true, false])('little-endian: %s', (little) => {
  const read = (main: Entries, exif: Entries) => readTags(block(main, exif, little))

  test('of several values of one number the first that is not zero is read', () => {
    expect(read([], [[0x8827, { short: [0, 400] }]])).toEqual({ ISO: 400 })
    expect(read([], [[0x8827, { short: [0, 0, 1600] }]])).toEqual({ ISO: 1600 })
    expect(read([], [[0x8827, longs(0, 800)]])).toEqual({ ISO: 800 })
    expect(read([], [[0x8827, longs(100)]])).toEqual({ ISO: 100 })
    expect(read([], [[0x8832, longs(0, 0, 51_200)]])).toEqual({ RecommendedExposureIndex: 51_200 })
    expect(read([], [[0xa405, { short: [0, 50] }]])).toEqual({ FocalLengthIn35mmFormat: 50 })
    expect(read([], [[0x9209, longs(0, 0)]])).toEqual({ Flash: 0 })
    expect(read([], [[0x9204, { signedRational: [[-1, 3]] }]])).toEqual({ ExposureCompensation: -1 / 3 })
    expect(read([], [[0x829d, { rational: [[0, 0]] }]])).toEqual({})
  })

  test('exposure tags of the first directory stand in for those that the directory of EXIF lacks', () => {
    const main: Entries = [
      [0x829a, { rational: [[1, 60]] }],
      [0x8827, { short: [200] }],
      [0x9003, { ascii: '2020:01:02 03:04:05' }],
    ]
    expect(read(main, [[0x8827, { short: [100] }]])).toEqual({
      ExposureTime: 1 / 60,
      ISO: 100,
      DateTimeOriginal: '2020:01:02 03:04:05',
    })
  })

  test('a text ends at its first NUL', () => {
    const main: Entries = [
      [0x010f, { bytes: Buffer.from('SONY\0\0', 'latin1') }],
      [0x0110, { ascii: 'MAVICA\u00003ghx7y' }],
    ]
    expect(read(main, [[0xa434, { ascii: '\u0000rest' }]])).toEqual({ Make: 'SONY', Model: 'MAVICA' })
  })
})

test.each([
  ['UTF-8', Buffer.from('适马 35mm'), '适马 35mm'],
  ['GB 18030', Buffer.from('cacac2ed203335', 'hex'), '适马 35'],
  ['GB 18030 whose bytes are UTF-8 by chance', Buffer.from('ceaa', 'hex'), '为'],
  ['another', Buffer.from('c9ab', 'hex'), '色'],
  ['Latin letters of Europe', Buffer.from('für Omega'), 'für Omega'],
  ['Cyrillic', Buffer.from('Гелиос 44-2'), 'Гелиос 44-2'],
  ['Greek', Buffer.from('Φωτο'), 'Φωτο'],
  ['bytes that are neither', Buffer.from('41ff42', 'hex'), null],
  ['Latin-1', Buffer.from('Zo\xeb', 'latin1'), null],
  ['half of a character', Buffer.from('41e6', 'hex'), null],
  ['nothing before the NUL', Buffer.from('\0abc'), ''],
])('text in %s', (_what, bytes, text) => {
  expect(decodeText(bytes)).toBe(text)
})

describe('a position', () => {
  const gpsAt = 1024
  const place: Entries = [
    [
      0x0002,
      {
        rational: [
          [31, 1],
          [13, 1],
          [4944, 100],
        ],
      },
    ],
    [
      0x0004,
      {
        rational: [
          [121, 1],
          [28, 1],
          [1788, 100],
        ],
      },
    ],
  ]
  const contains = (gps: Entries): boolean => {
    const before = block([[0x8825, { pointer: gpsAt }]], [[0x8827, { short: [100] }]])
    const padding = Buffer.alloc(gpsAt - before.length)
    return containsPosition(Buffer.concat([before, padding, buildDirectory(gps, { at: gpsAt })]))
  }

  test('is a latitude and a longitude', () => {
    expect(contains(place)).toBe(true)
  })

  test.each<[string, Entries]>([
    ['what cameras without a fix write', [[0x0000, longs(2)]]],
    ['one without the other', place.slice(0, 1)],
    [
      'quotients of zero',
      [
        [0x0002, { rational: [[0, 0]] }],
        [0x0004, { rational: [[0, 0]] }],
      ],
    ],
  ])('is not %s', (_, gps) => {
    expect(contains(gps)).toBe(false)
  })

  test('is not where its directory is outside the block', () => {
    expect(containsPosition(block([[0x8825, { pointer: 90_000 }]], []))).toBe(false)
  })
})
