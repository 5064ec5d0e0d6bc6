import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { buildDirectory, buildTiff, makerNoteAt } from '../../../../testing/pictures/build-maker-note.ts'
import { readMakerNote } from './read-maker-note.ts'

const ascii = (text: string) => Buffer.from(text, 'latin1')

/** A list of Canon, which begins with its length in bytes, with values at some places. */
function list(values: Record<number, number>): { short: number[] } {
  return { short: Array.from({ length: 34 }, (_, place) => (place === 0 ? 68 : (values[place] ?? 0))) }
}

test('Canon names the lens, or its focal lengths, and the ISO', () => {
  const named = buildDirectory([[0x0095, { ascii: 'EF-S17-85mm f/4-5.6 IS USM' }]], { at: makerNoteAt })
  expect(readMakerNote(buildTiff('Canon', named)).lens).toBe('EF-S17-85mm f/4-5.6 IS USM')
  const early = buildDirectory([[0x0001, list({ 16: 18, 22: 37, 23: 85, 24: 17, 25: 1 })]], {
    at: makerNoteAt,
    little: false,
  })
  expect(readMakerNote(buildTiff('Canon', early, false))).toEqual({ lens: '17-85mm', iso: 200 })
  // A built-in lens is none; the ISO is what the automatic made of it.
  const compact = buildDirectory(
    [
      [0x0001, list({ 16: 15, 22: 0xffff, 23: 17_400, 24: 5800, 25: 1000 })],
      [0x0004, list({ 1: 32, 2: 160 })],
    ],
    { at: makerNoteAt },
  )
  expect(readMakerNote(buildTiff('Canon', compact))).toEqual({ lens: undefined, iso: 200 })
})

test('maker notes name the serial numbers of body and lens, and how often the shutter was released', () => {
  const nikon = buildDirectory(
    [
      [0x001d, { ascii: '3105364' }],
      [0x00a7, { pointer: 241_575 }],
    ],
    { at: 8, little: false },
  )
  const header = [ascii('Nikon\0\u0002\u0010\0\0'), ascii('MM'), Buffer.from([0, 42, 0, 0, 0, 8])]
  const read = readMakerNote(buildTiff('NIKON CORPORATION', Buffer.concat([...header, nikon])))
  expect(read).toMatchObject({ serial: '3105364', shutterCount: 241_575 })
  const canon = buildDirectory([[0x000c, { pointer: 420_415_555 }]], { at: makerNoteAt })
  expect(readMakerNote(buildTiff('Canon', canon)).serial).toBe('0420415555')
})

test('Nikon has a TIFF structure of its own, in its own byte order', () => {
  const directory = buildDirectory(
    [
      [0x0002, { short: [0, 400] }],
      [0x0083, { byte: 0x0e }],
      [
        0x0084,
        {
          rational: [
            [18, 1],
            [200, 1],
            [35, 10],
            [56, 10],
          ],
        },
      ],
    ],
    { at: 8, little: false },
  )
  const note = Buffer.concat([
    ascii('Nikon\0\u0002\u0010\0\0'),
    ascii('MM'),
    Buffer.from([0, 42, 0, 0, 0, 8]),
    directory,
  ])
  expect(readMakerNote(buildTiff('NIKON CORPORATION', note))).toEqual({
    lens: '18-200mm f/3.5-5.6 G VR',
    iso: 400,
  })
})

test('Olympus keeps the lens in a directory of its equipment', () => {
  const equipment = buildDirectory([[0x0203, { ascii: 'OLYMPUS M.12-40mm F2.8' }]], { at: 64 })
  const main = buildDirectory([[0x2010, { pointer: 64 }]], { at: 12 })
  const note = Buffer.concat([
    ascii('OLYMPUS\0II\u0003\0'),
    main,
    Buffer.alloc(64 - 12 - main.length),
    equipment,
  ])
  expect(readMakerNote(buildTiff('OLYMPUS CORPORATION', note)).lens).toBe('OLYMPUS M.12-40mm F2.8')
})

test('Olympus writes the ISO in the units of APEX', () => {
  const note = (speed: readonly [number, number]) =>
    Buffer.concat([
      ascii('OLYMPUS\0II\u0003\0'),
      buildDirectory([[0x1001, { signedRational: [speed] }]], { at: 12 }),
    ])
  const iso = (speed: readonly [number, number]) => readMakerNote(buildTiff('OLYMPUS', note(speed))).iso
  expect(iso([5, 1])).toBe(100)
  expect(iso([766, 100])).toBe(640)
  expect(iso([-3, 1])).toBeUndefined()
  expect(iso([5, 0])).toBeUndefined()
})

test('Pentax writes the lens as two numbers', () => {
  const lens = (...bytes: number[]) => {
    const directory = buildDirectory([[0x003f, { byteList: bytes }]], { at: 0, little: false })
    return readMakerNote(buildTiff('PENTAX', Buffer.concat([ascii('AOC\0MM'), directory]))).lens
  }
  expect(lens(4, 252)).toBe('smc PENTAX-DA 18-55mm F3.5-5.6 AL')
  expect(lens(8, 61, 0, 0)).toBe('HD PENTAX-D FA 28-105mm F3.5-5.6 ED DC WR')
  // A body that is older than the lens.
  expect(lens(7, 215)).toBe('smc PENTAX-DA 18-135mm F3.5-5.6 ED AL [IF] DC WR')
  // Several makers use this number.
  expect(lens(3, 44)).toBeUndefined()
  expect(lens(0, 0)).toBeUndefined()
})

test('Sony bodies with an A mount write the ISO in eighths of a stop', () => {
  const iso = (tag: number, bytes: Buffer) =>
    readMakerNote(
      buildTiff(
        'SONY',
        Buffer.concat([
          ascii('SONY DSC \0\0\0'),
          buildDirectory([[tag, { bytes }]], { at: makerNoteAt + 12 }),
        ]),
      ),
    ).iso
  const settings = Buffer.alloc(280)
  settings.writeUInt16BE(64, 44)
  expect(iso(0x0114, settings)).toBe(400)
  expect(iso(0x0114, Buffer.alloc(280))).toBeUndefined()
  expect(iso(0x0114, settings.subarray(0, 200))).toBeUndefined()
  const focus = Buffer.alloc(19_154)
  focus[0x6f] = 72
  expect(iso(0x0020, focus)).toBe(800)
  focus[0x6f] = 51
  expect(iso(0x0020, focus)).toBe(125)
})

test('Pentax counts the ISO in thirds of a stop', () => {
  const aoc = (iso: number) =>
    Buffer.concat([ascii('AOC\0MM'), buildDirectory([[0x0014, { short: [iso] }]], { at: 0, little: false })])
  expect(readMakerNote(buildTiff('PENTAX Corporation', aoc(9)))).toEqual({ iso: 200 })
  expect(readMakerNote(buildTiff('PENTAX Corporation', aoc(1600)))).toEqual({ iso: 1600 })
  expect(readMakerNote(buildTiff('PENTAX Corporation', aoc(2)))).toEqual({ iso: undefined })
})

test('Sony writes the lens as binary-coded decimals', () => {
  const sony = (bytes: number[]) =>
    Buffer.concat([ascii('SONY DSC \0\0\0'), buildDirectory([[0xb02a, { bytes }]], { at: makerNoteAt + 12 })])
  const lens = (bytes: number[]) => readMakerNote(buildTiff('SONY', sony(bytes))).lens
  expect(lens([0x83, 0x00, 0x18, 0x00, 0x55, 0x35, 0x56, 0x00])).toBe('E 18-55mm f/3.5-5.6 OSS')
  expect(lens([0x02, 0x00, 0x85, 0x00, 0x85, 0x14, 0x14, 0x08])).toBe('FE 85mm f/1.4')
  expect(lens([0, 0, 0, 0, 0, 0, 0, 0])).toBeUndefined()
})

test('a note that belongs to another maker, is cut or is random says nothing and ends at once', () => {
  const canon = buildDirectory([[0x0095, { ascii: 'EF50mm f/1.8 STM' }]], { at: makerNoteAt })
  expect(readMakerNote(buildTiff('SONY', canon))).toEqual({})
  const whole = buildTiff('Canon', canon)
  for (let length = 0; length < whole.length; length += 3) readMakerNote(whole.subarray(0, length))
  const signs = ['', 'Nikon\0\u0002', 'OLYMPUS\0', 'OM SYSTEM\0', 'PENTAX \0', 'AOC\0', 'SONY DSC ']
  const makes = ['Canon', 'NIKON', 'OLYMPUS', 'OM Digital', 'PENTAX', 'PENTAX', 'SONY']
  const began = performance.now()
  for (const [place, sign] of signs.entries()) {
    for (let round = 0; round < 200; round++) {
      const note = Buffer.concat([ascii(sign), randomBytes(300)])
      expect(() => readMakerNote(buildTiff(makes[place] ?? '', note, round % 2 === 0))).not.toThrow()
    }
  }
  expect(performance.now() - began).toBeLessThan(5000)
})

/** A note of Canon with an ISO and a lens, its offsets as if it began elsewhere, with or without the footer that says so. */
function movedCanon({
  by,
  little = true,
  footer = true,
}: {
  by: number
  little?: boolean
  footer?: boolean
}): Buffer {
  const entries = [
    [0x0001, list({ 16: 18, 22: 37, 23: 85, 24: 17, 25: 1 })],
    [0x0095, { ascii: 'EF-S17-85mm f/4-5.6 IS USM' }],
  ] as const
  const body = buildDirectory(entries, { at: makerNoteAt + by, little })
  if (!footer) return body
  const began = Buffer.alloc(4)
  if (little) began.writeUInt32LE(makerNoteAt + by)
  else began.writeUInt32BE(makerNoteAt + by)
  return Buffer.concat([body, ascii(little ? 'II*\0' : 'MM\0*'), began])
}

test.each([54, -6, 4096, -100])(
  'a note of Canon that was moved by %i bytes is read by what it says of its place',
  (by) => {
    for (const little of [true, false])
      expect(readMakerNote(buildTiff('Canon', movedCanon({ by, little }), little))).toEqual({
        lens: 'EF-S17-85mm f/4-5.6 IS USM',
        iso: 200,
      })
  },
)

test.each([54, -6, 2, 12, 4096, -100])(
  'without that, nothing is read of a note that was moved by %i bytes',
  (by) => {
    expect(readMakerNote(buildTiff('Canon', movedCanon({ by, footer: false })))).toEqual({})
    const sony = Buffer.concat([
      ascii('SONY DSC \0\0\0'),
      buildDirectory([[0xb02a, { bytes: [0x83, 0x00, 0x18, 0x00, 0x55, 0x35, 0x56, 0x00] }]], {
        at: makerNoteAt + 12 + by,
      }),
    ])
    expect(readMakerNote(buildTiff('SONY', sony))).toEqual({})
  },
)

test('one value that cannot be makes the whole note doubtful', () => {
  const canon = (...entries: Parameters<typeof buildDirectory>[0]) =>
    readMakerNote(buildTiff('Canon', buildDirectory(entries, { at: makerNoteAt })))
  const serial = [0x000c, { pointer: 420_415_555 }] as const
  expect(canon([0x0001, list({ 16: 0x7fff, 22: 0xffff })], serial)).toEqual({ serial: '0420415555' })
  // Its length is another, the lens is longer at its short end, the text has control characters.
  expect(canon([0x0001, { short: [68, 2, 0, 5] }], serial)).toEqual({})
  expect(canon([0x0001, list({ 16: 18, 22: 37, 23: 17, 24: 85, 25: 1 })], serial)).toEqual({})
  expect(canon([0x0095, { ascii: 'EF50mm\u0001\u0002' }], serial)).toEqual({})
  const nikon = (sign: number, lens: number) =>
    readMakerNote(
      buildTiff(
        'NIKON CORPORATION',
        Buffer.concat([
          ascii('Nikon\0\u0002\u0010\0\0MM'),
          Buffer.from([0, sign, 0, 0, 0, 8]),
          buildDirectory(
            [
              [0x0002, { short: [0, 400] }],
              [
                0x0084,
                {
                  rational: [
                    [lens, 1],
                    [200, 1],
                    [35, 10],
                    [56, 10],
                  ],
                },
              ],
            ],
            { at: 8, little: false },
          ),
        ]),
      ),
    )
  expect(nikon(42, 18)).toMatchObject({ iso: 400 })
  expect(nikon(43, 18)).toEqual({})
  expect(nikon(42, 300)).toEqual({})
})
