import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { iccName } from './exif/icc-name.ts'
import type { Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { tagJpeg } from './decode/tag-with-profile.ts'
import { adobeRgbProfile, builtInProfile, tagPng } from '../../testing/pictures/colour-profile.ts'
import { uploadOne } from '../../testing/pictures/post-files.ts'

let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
})
afterAll(() => node.close())

type Colour = [number, number, number]

const flat = (colour: Colour, width = 700, height = 650) =>
  sharp({ create: { width, height, channels: 3, background: { r: colour[0], g: colour[1], b: colour[2] } } })

async function shown(body: Buffer): Promise<{ colour: Colour; icc: string | null; body: Buffer }> {
  const { fileUrl } = await uploadOne(node, alice, body)
  const copy = (await node.server.inject(fileUrl)).rawPayload
  const { icc } = await sharp(copy).metadata()
  const { data } = await sharp(copy).resize(1, 1).raw().toBuffer({ resolveWithObject: true })
  return {
    colour: [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0],
    icc: icc === undefined ? null : iccName(icc),
    body: copy,
  }
}

/** CIE76 difference of two sRGB colours: about 2 is the smallest visible side by side. */
function deltaE(a: Colour, b: Colour): number {
  const [one, two] = [labOf(a), labOf(b)]
  return Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2])
}
function labOf(colour: Colour): Colour {
  const [r, g, b] = colour.map((part) => {
    const value = part / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const x = f((0.4124 * (r ?? 0) + 0.3576 * (g ?? 0) + 0.1805 * (b ?? 0)) / 0.95047)
  const y = f(0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0))
  const z = f((0.0193 * (r ?? 0) + 0.1192 * (g ?? 0) + 0.9505 * (b ?? 0)) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** From a display with these primaries and gamma to sRGB, through XYZ. */
function toSrgb(colour: Colour, matrix: readonly Colour[], gamma: (value: number) => number): Colour {
  const light = colour.map((value) => gamma(value / 255))
  const multiply = (rows: readonly Colour[], given: number[]) =>
    rows.map((row) => row[0] * (given[0] ?? 0) + row[1] * (given[1] ?? 0) + row[2] * (given[2] ?? 0))
  const srgb = multiply(
    [
      [3.2406, -1.5372, -0.4986],
      [-0.9689, 1.8758, 0.0415],
      [0.0557, -0.204, 1.057],
    ],
    multiply(matrix, light),
  ).map((value) =>
    Math.round(255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)),
  )
  return [srgb[0] ?? 0, srgb[1] ?? 0, srgb[2] ?? 0]
}
const srgbGamma = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const p3: Colour[] = [
  [0.4866, 0.2657, 0.1982],
  [0.229, 0.6917, 0.0793],
  [0, 0.0451, 1.0439],
]
const adobe: Colour[] = [
  [0.5767, 0.1856, 0.1882],
  [0.2973, 0.6274, 0.0753],
  [0.027, 0.0707, 0.9911],
]

/** A chunk of a PNG, to stand behind its header. */
function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}
const withChunk = (png: Buffer, added: Buffer) =>
  Buffer.concat([png.subarray(0, 33), added, png.subarray(33)])

function expectNear(colour: Colour, expected: Colour): void {
  for (const [place, value] of colour.entries())
    expect(
      Math.abs(value - (expected[place] ?? 0)),
      `${colour.join()} for ${expected.join()}`,
    ).toBeLessThanOrEqual(3)
}

describe('colour', () => {
  it('of an untagged photograph is unchanged and tagged sRGB', async () => {
    const { colour, icc } = await shown(await flat([180, 120, 90]).png().toBuffer())
    expect(deltaE(colour, [180, 120, 90])).toBeLessThan(2)
    expect(icc).toMatch(/sRGB/i)
  })

  it('of a Display P3 photograph is converted, in 8 and in 16 bits', async () => {
    const given: Colour = [180, 120, 90]
    const expected = toSrgb(given, p3, srgbGamma)
    expect(deltaE(given, expected)).toBeGreaterThan(4)
    const p3Profile = await builtInProfile('p3')
    const tagged = tagPng(await flat(given).png().toBuffer(), p3Profile)
    const { colour, icc } = await shown(tagged)
    expect(deltaE(colour, expected)).toBeLessThan(2)
    expect(icc).toMatch(/sRGB/i)
    const deep = await flat(given).toColourspace('rgb16').png({ compressionLevel: 1 }).toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    expect(deltaE((await shown(tagPng(deep, p3Profile))).colour, expected)).toBeLessThan(2)
  })

  it('of more than 8 bits without a profile is as that of 8 bits', async () => {
    const grey: Colour = [100, 100, 100]
    for (const given of [
      [200, 60, 60],
      [60, 160, 70],
      [40, 80, 190],
      [220, 180, 150],
    ] satisfies Colour[]) {
      const deep = flat(given).toColourspace('rgb16')
      const png = await deep.clone().png({ compressionLevel: 1 }).toBuffer()
      expect((await sharp(png).metadata()).depth).toBe('ushort')
      const gamma = chunk('gAMA', Buffer.from([0, 0, 0xb1, 0x8f]))
      const alpha = await deep.clone().ensureAlpha().png({ compressionLevel: 1 }).toBuffer()
      const avif = await deep.clone().avif({ quality: 90, effort: 0, bitdepth: 10 }).toBuffer()
      for (const body of [
        png,
        withChunk(png, chunk('sRGB', Buffer.from([0]))),
        withChunk(png, gamma),
        alpha,
        avif,
      ])
        expectNear((await shown(body)).colour, given)
    }
    const deepGrey = await flat(grey).toColourspace('grey16').png({ compressionLevel: 1 }).toBuffer()
    expectNear((await shown(deepGrey)).colour, grey)
  })

  it('of a photograph whose container alone names Display P3 is converted, in 8 and in 16 bits', async () => {
    const given: Colour = [180, 120, 90]
    const expected = toSrgb(given, p3, srgbGamma)
    const named = chunk('cICP', Buffer.from([12, 13, 0, 1]))
    for (const space of ['srgb', 'rgb16']) {
      const png = await flat(given).toColourspace(space).png({ compressionLevel: 1 }).toBuffer()
      expectNear((await shown(withChunk(png, named))).colour, expected)
    }
  })

  it('of an Adobe RGB photograph is converted', async () => {
    const given: Colour = [120, 150, 100]
    const expected = toSrgb(given, adobe, (value) => value ** 2.19921875)
    expect(deltaE(given, expected)).toBeGreaterThan(4)
    const { colour, icc } = await shown(tagPng(await flat(given).png().toBuffer(), adobeRgbProfile()))
    expect(deltaE(colour, expected)).toBeLessThan(2)
    expect(icc).toMatch(/sRGB/i)
  })

  it('of a grey photograph and of a transparent one is kept, transparent parts white', async () => {
    const grey = await sharp(await flat([100, 100, 100]).png().toBuffer())
      .greyscale()
      .jpeg()
      .toBuffer()
    expect(deltaE((await shown(grey)).colour, [100, 100, 100])).toBeLessThan(2)
    const clear = await sharp({ create: { width: 700, height: 650, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect(deltaE((await shown(clear)).colour, [255, 255, 255])).toBeLessThan(2)
  })

  it('of a CMYK photograph is converted as displayed', async () => {
    const cmyk = await flat([200, 60, 50])
      .toColourspace('cmyk')
      .withIccProfile('cmyk')
      .jpeg({ quality: 95 })
      .toBuffer()
    expect((await sharp(cmyk).metadata()).channels).toBe(4)
    expect(deltaE((await shown(cmyk)).colour, [200, 60, 50])).toBeLessThan(14)
  })
})

/** A JPEG whose EXIF names its colours as cameras do: colour space and interoperability index, no profile. */
async function cameraJpeg(colour: Colour, colorSpace: number, index: string): Promise<Buffer> {
  const jpeg = await flat(colour).jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
  const entry = (tag: number, type: number, count: number, value: number | string) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16LE(tag, 0)
    bytes.writeUInt16LE(type, 2)
    bytes.writeUInt32LE(count, 4)
    if (typeof value === 'string') bytes.write(value, 8)
    else bytes.writeUInt32LE(value, 8)
    return bytes
  }
  const directory = (...entries: Buffer[]) =>
    Buffer.concat([Buffer.from([entries.length, 0]), ...entries, Buffer.alloc(4)])
  const tiff = Buffer.concat([
    Buffer.from('II*\0\x08\0\0\0', 'latin1'),
    directory(entry(0x8769, 4, 1, 26)),
    directory(entry(0xa001, 3, 1, colorSpace), entry(0xa005, 4, 1, 56)),
    directory(entry(1, 2, 4, `${index}\0`)),
  ])
  const head = Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1')
  head.writeUInt16BE(head.length - 2 + tiff.length, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, tiff, jpeg.subarray(2)])
}

describe('a photograph whose camera names its colours without a profile', () => {
  it.each([
    ['Adobe RGB', 65_535, 'R03', 'Adobe RGB (1998)'],
    ['Adobe RGB by the tag of some cameras', 2, 'R98', 'Adobe RGB (1998)'],
  ])('is converted from %s', async (_name, colorSpace, index, profile) => {
    const colour: Colour = [90, 160, 60]
    const body = await cameraJpeg(colour, colorSpace, index)
    const tagged = await shown(
      tagJpeg(await flat(colour).jpeg({ quality: 100 }).toBuffer(), adobeRgbProfile()),
    )
    const seen = await shown(body)
    expect(iccName(adobeRgbProfile())).toBe(profile)
    expect(deltaE(seen.colour, tagged.colour)).toBeLessThan(1)
    expect(deltaE(seen.colour, colour)).toBeGreaterThan(5)
  })

  it.each([
    [1, 'R98'],
    [1, 'R03'],
    [65_535, 'R98'],
  ])('stays sRGB with colour space %i and index %s', async (colorSpace, index) => {
    const colour: Colour = [90, 160, 60]
    expect(deltaE((await shown(await cameraJpeg(colour, colorSpace, index))).colour, colour)).toBeLessThan(2)
  })
})
