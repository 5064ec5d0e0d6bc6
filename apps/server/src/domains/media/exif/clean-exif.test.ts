import { describe, expect, it } from 'vitest'
import { cleanExif } from './clean-exif.ts'
import { exposureText } from './exposure-text.ts'
import { iccName } from './icc-name.ts'
import { shotAt } from './shot-at.ts'

const now = new Date('2026-11-21T12:00:00Z')
const clean = (raw: Parameters<typeof cleanExif>[0]) => cleanExif(raw, now)

describe('camera data', () => {
  it.each([
    ['FNumber', 0.95, 'fNumber', 0.95],
    ['FNumber', 0.4, 'fNumber', null],
    ['FNumber', 64.1, 'fNumber', null],
    ['ISO', 4_000_000, 'iso', 4_000_000],
    ['ISO', 4_000_001, 'iso', null],
    ['ExposureTime', 1 / 64_000, 'exposureTime', '1/64000'],
    ['ExposureTime', 1 / 65_000, 'exposureTime', null],
    ['ExposureTime', 86_400, 'exposureTime', '86400'],
    ['ExposureTime', 86_401, 'exposureTime', null],
    ['FocalLength', 3000, 'focalLength', 3000],
    ['FocalLength', 3001, 'focalLength', null],
    ['ExposureCompensation', -1 / 3, 'exposureBias', -0.33],
    ['ExposureCompensation', 400, 'exposureBias', null],
    ['Flash', 9969, 'flash', null],
    ['Flash', 25, 'flash', true],
    ['FNumber', Number.NaN, 'fNumber', null],
    ['FNumber', Number.POSITIVE_INFINITY, 'fNumber', null],
    ['ISO', -5, 'iso', null],
  ] as const)('%s %d becomes %s %s', (tag, value, field, expected) => {
    const { exif, dropped } = clean({ [tag]: value })
    expect(exif[field]).toBe(expected)
    expect(dropped).toEqual(expected === null ? [tag] : [])
  })

  it('accepts a zero as "unknown", and a bias of zero as zero', () => {
    const { exif, dropped } = clean({ FNumber: 0, FocalLength: 0, ISO: 0, ExposureCompensation: 0 })
    expect([exif.fNumber, exif.focalLength, exif.iso, exif.exposureBias]).toEqual([null, null, null, 0])
    expect(dropped).toEqual([])
  })

  it('cleans texts: padding, control and bidi characters, length, lone surrogates', () => {
    const { exif } = clean({
      Make: 'NIKON CORPORATION\u0000\u0000',
      Model: ' D750\u202e \n',
      Software: 'x'.repeat(500),
      LensModel: 'bad\ud800tail',
    })
    expect([exif.make, exif.model, exif.software?.length]).toEqual(['NIKON CORPORATION', 'D750', 200])
    expect(exif.lensModel).toBe('badtail')
    expect(clean({ Make: '\u0000\u0000', Model: '   ' }).exif).toMatchObject({ make: null, model: null })
  })

  it('ignores values of another type', () => {
    const { exif } = clean({ FNumber: 'f/2.8', ISO: [200, 0], Make: 7, DateTimeOriginal: 5 })
    expect([exif.fNumber, exif.iso, exif.make, exif.shotAt]).toEqual([null, 200, null, null])
  })
})

describe('the date of a photograph', () => {
  it.each([
    ['2008:10:22 16:28:39', '2008-10-22 16:28:39'],
    ['2008-10-22T16:28:39', '2008-10-22 16:28:39'],
    ['2026:11:22 19:59:59', '2026-11-22 19:59:59'],
    ['2026:11:22 20:00:01', 'impossible'],
    ['1989:12:31 23:59:59', 'impossible'],
    ['2023:02:29 10:00:00', 'impossible'],
    ['2023:13:01 10:00:00', 'impossible'],
    ['yesterday 7', 'impossible'],
    ['0000:00:00 00:00:00', null],
    ['    :  :     :  :  ', null],
  ])('%s becomes %s', (text, expected) => {
    expect(shotAt(text, now)).toBe(expected)
  })
})

describe('an exposure time', () => {
  it.each([
    [0.004, '1/250'],
    [1 / 8000, '1/8000'],
    [0.25, '1/4'],
    [0.3, '0.3'],
    [0.5, '0.5'],
    [1, '1'],
    [2.5, '2.5'],
    [30, '30'],
    [120.4, '120'],
  ])('of %d s is printed %s', (seconds, text) => {
    expect(exposureText(seconds)).toBe(text)
  })
})

it('a damaged colour profile has no name', () => {
  for (const bytes of [0, 10, 131, 132, 200]) expect(iccName(Buffer.alloc(bytes, 0xff))).toBeNull()
})
