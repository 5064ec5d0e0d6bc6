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

describe('what cameras write in other tags', () => {
  it.each([
    [{ ISO: 65_535, RecommendedExposureIndex: 102_400 }, 102_400],
    [{ ISO: 65_535, StandardOutputSensitivity: 204_800 }, 204_800],
    [{ ISO: 65_535 }, 65_535],
    [{ ISO: 400, RecommendedExposureIndex: 800 }, 400],
    [{ RecommendedExposureIndex: 800 }, 800],
    [{ ISO: 0, ISOSpeed: 1600 }, 1600],
  ])('the ISO of %o is %i', (raw, iso) => {
    expect(clean(raw).exif.iso).toBe(iso)
  })

  it.each([
    [{ ApertureValue: 5 }, 5.6],
    [{ ApertureValue: 2.970854 }, 2.8],
    [{ ApertureValue: 7 }, 11],
    [{ ApertureValue: 1.356 }, 1.6],
    [{ ApertureValue: 0 }, null],
    [{ FNumber: 4, ApertureValue: 5 }, 4],
  ])('the aperture of %o is %d', (raw, fNumber) => {
    expect(clean(raw).exif.fNumber).toBe(fNumber)
  })

  it.each([
    [{ ShutterSpeedValue: 7 }, '1/125'],
    [{ ShutterSpeedValue: 7.965784 }, '1/250'],
    [{ ShutterSpeedValue: -5 }, '30'],
    [{ ShutterSpeedValue: 6 }, '1/60'],
    [{ ShutterSpeedValue: 6.85 }, '1/115'],
    [{ ExposureTime: 0.01, ShutterSpeedValue: 7 }, '1/100'],
  ])('the exposure time of %o is %s', (raw, text) => {
    expect(clean(raw).exif.exposureTime).toBe(text)
  })

  it.each([
    ['0000:00:00 00:00:00', '2020:01:02 03:04:05'],
    ['2023:02:30 10:00:00', '2020:01:02 03:04:05'],
    ['1904:01:01 00:00:00', '2020:01:02 03:04:05'],
    ['2099:01:01 00:00:00', '2020:01:02 03:04:05'],
  ])('of the dates %s and %s the one that can be is taken', (DateTimeOriginal, CreateDate) => {
    const { exif, dropped } = clean({ DateTimeOriginal, CreateDate })
    expect(exif.shotAt).toBe('2020-01-02 03:04:05')
    expect(exif.shotTimeKnown).toBe(true)
    expect(dropped).toEqual([])
    expect(clean({ DateTimeOriginal, XmpDate: '2020-01-02' }).exif).toMatchObject({
      shotAt: '2020-01-02 00:00:00',
      shotTimeKnown: false,
    })
  })

  it('a text ends at its first NUL, and one that could not be read is none', () => {
    expect(clean({ Model: 'MAVICA\u00003ghx7y', Make: '\ufffdΪ' }).exif).toMatchObject({
      model: 'MAVICA',
      make: null,
    })
  })

  it.each([
    [[0, 400], 400],
    [[0, 0, 125], 125],
    [[200, 0], 200],
    [[0, 0], null],
  ])('of several values %j the first that is not zero is taken', (ISO, iso) => {
    expect(clean({ ISO }).exif.iso).toBe(iso)
  })

  it.each([
    'DT 0mm F0 SAM',
    '65535',
    '(null)',
    'f=0mm',
    '1:0.0 0mm',
    '未知镜头',
    '---- mm',
    '0-0mm F0-0',
    'E 0.0mm F0.0',
    '0',
    '65535.0mm f/655.35',
    'Unknown (61182)',
    '<none>',
    '"N/A"',
    '无镜头',
    'undefined',
    'ｎｕｌｌ',
    'F0',
    '4294967295',
    'No Lens',
    '[0mm]',
  ])('%j is no lens, either', (LensModel) => {
    expect(clean({ LensModel, LensMake: 'Sigma' }).exif.lensModel).toBeNull()
  })

  it.each([
    '50mm F1.4',
    'DT 18-55mm F3.5-5.6 SAM',
    'EF100mm f/2.8',
    '1:2.8 50mm',
    'AF 27/1.2 XF',
    'HELIOS 44-2',
    'Lensbaby Sol 45',
    'smc PENTAX-M 50mm F1.7',
    'TTArtisan 10mm F2 (E)',
    'M42',
    'iPhone 15 Pro back camera 6.765mm f/1.78',
  ])('%j is one', (LensModel) => {
    expect(clean({ LensModel }).exif.lensModel).toBe(LensModel)
  })

  it.each(['----', '--', ' ', 'N/A', 'Unknown', '0.0 mm f/0.0', 'None'])('%j is no lens', (LensModel) => {
    expect(clean({ LensModel, LensMake: 'Sigma' }).exif.lensModel).toBeNull()
  })

  it.each([
    ['Canon', 'SIGMA', '35mm F1.4 DG HSM | Art 012', 'SIGMA 35mm F1.4 DG HSM | Art 012'],
    ['SONY', 'Viltrox', 'AF 27/1.2 XF', 'Viltrox AF 27/1.2 XF'],
    ['Canon', 'Canon Inc.', 'RF50mm F1.2 L USM', 'RF50mm F1.2 L USM'],
    ['NIKON CORPORATION', 'NIKON', 'NIKKOR Z 50mm f/1.8 S', 'NIKKOR Z 50mm f/1.8 S'],
    ['Apple', 'Apple', 'iPhone 15 Pro back camera', 'iPhone 15 Pro back camera'],
    ['FUJIFILM', 'Tamron', 'TAMRON 17-70mm F2.8', 'TAMRON 17-70mm F2.8'],
    ['Canon', '----', 'EF50mm f/1.8', 'EF50mm f/1.8'],
  ])('on a %s a lens by %s named %s is %s', (Make, LensMake, LensModel, name) => {
    expect(clean({ Make, LensMake, LensModel }).exif.lensModel).toBe(name)
  })

  it.each([
    ['2024-05-01T10:20:30+08:00', '2024-05-01 10:20:30', true],
    ['2024-05-01T10:20', '2024-05-01 10:20:00', true],
    ['2024-05-01', '2024-05-01 00:00:00', false],
    ['2024', null, false],
  ])('the XMP date %s is %s', (XmpDate, shotAtText, known) => {
    const { exif } = clean({ XmpDate, DateTimeOriginal: '0000:00:00 00:00:00' })
    expect([exif.shotAt, exif.shotTimeKnown]).toEqual([shotAtText, known])
    expect(clean({ XmpDate, DateTimeOriginal: '2020:01:02 03:04:05' }).exif.shotAt).toBe(
      '2020-01-02 03:04:05',
    )
  })

  it('R03 without a profile is Adobe RGB', () => {
    const name = (raw: Parameters<typeof clean>[0]) => clean(raw).exif.colorSpace
    expect(name({ ColorSpace: 65_535, InteropIndex: 'R03' })).toBe('Adobe RGB')
    expect(name({ ColorSpace: 1, InteropIndex: 'R98' })).toBe('sRGB')
    expect(name({ ColorSpace: 65_535, InteropIndex: 'R98' })).toBeNull()
    expect(name({ ColorSpace: 65_535, InteropIndex: 'R03', Profile: 'Display P3' })).toBe('Display P3')
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
    [1 / 3, '1/3'],
    [0.625, '1/1.6'],
    [10 / 13, '1/1.3'],
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
