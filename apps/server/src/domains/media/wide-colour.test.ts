import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/call-as.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { claimFiles, setFilesPublic } from './claim-files.ts'
import { loadPictures } from './media.view.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { makeAvif } from './make-avif.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import {
  adobeRgb,
  builtInProfile,
  matrixProfile,
  proPhoto,
  tagPng,
  type ColourSpace,
  type Xyz,
} from '../../testing/pictures/colour-profile.ts'
import { uploadOne } from '../../testing/pictures/post-files.ts'
import { iccName } from '../../testing/pictures/insides.ts'

let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
})
afterAll(() => node.close())

type Colour = readonly [number, number, number]

const srgbCurve = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
interface Space extends Pick<ColourSpace, 'colorants'> {
  curve: (value: number) => number
}
const srgb: Space = {
  colorants: [
    [0.43607, 0.22249, 0.01392],
    [0.38515, 0.71687, 0.09708],
    [0.14307, 0.06061, 0.7141],
  ],
  curve: srgbCurve,
}
const p3: Space = {
  colorants: [
    [0.51512, 0.2412, -0.00105],
    [0.29198, 0.69225, 0.04189],
    [0.1571, 0.06657, 0.78407],
  ],
  curve: srgbCurve,
}
const power = ({ colorants, gamma }: ColourSpace): Space => ({ colorants, curve: (value) => value ** gamma })

/** L*a*b* under D50 of values in a colour space. */
function labOf(colour: Colour, { colorants, curve }: Space): Xyz {
  const light = colour.map((value) => curve(value / 255))
  const sum = (axis: 0 | 1 | 2) =>
    colorants.reduce((total, colorant, channel) => total + colorant[axis] * (light[channel] ?? 0), 0)
  const f = (value: number) => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116)
  const [x, y, z] = [f(sum(0) / 0.9642), f(sum(1)), f(sum(2) / 0.8249)]
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}
/** CIE76; about 2 is the smallest difference visible side by side. */
const deltaE = (a: Xyz, b: Xyz) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])

const patches: readonly Colour[] = [
  [150, 130, 115],
  [120, 140, 125],
  [115, 125, 145],
  [128, 128, 128],
]
const side = 660

/** Four patches as quarters, with a fifth in the middle. */
async function chart(middle: Colour): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 3)
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const quarter = (y < side / 2 ? 0 : 2) + (x < side / 2 ? 0 : 1)
      const inMiddle = Math.abs(x - side / 2) < 110 && Math.abs(y - side / 2) < 110
      pixels.set((inMiddle ? middle : patches[quarter]) ?? middle, (y * side + x) * 3)
    }
  }
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
}

async function readChart(copy: Buffer): Promise<{ quarters: Colour[]; middle: Colour }> {
  const { data, info } = await sharp(copy, { ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number): Colour => {
    const place = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels
    return [data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0]
  }
  return { quarters: [at(0.2, 0.2), at(0.8, 0.2), at(0.2, 0.8), at(0.8, 0.8)], middle: at(0.5, 0.5) }
}

async function upload(body: Buffer) {
  const { fileId } = await uploadOne(node, alice, body)
  await node.app.db.transaction().execute(async (tx) => {
    await claimFiles(node.app, tx, { ownerId: alice.userId, fileIds: [fileId], useType: 1 })
    await setFilesPublic(tx, [fileId], true)
  })
  const picture = (await loadPictures(buildCtx(node, null), [fileId])).get(fileId)
  if (picture === undefined) throw new Error('no picture')
  return { ...picture, fileId }
}
async function fetchCopy(url: string) {
  const response = await node.server.inject(url)
  expect(response.statusCode).toBe(200)
  return response.rawPayload
}
async function fetchAvif(url: string) {
  const response = await node.server.inject({ url, headers: { accept: 'image/avif' } })
  expect(response.headers['content-type']).toBe('image/avif')
  return response.rawPayload
}
async function profileOf(copy: Buffer): Promise<string | null> {
  const { icc } = await sharp(copy).metadata()
  return icc === undefined ? null : iccName(icc)
}

describe.each([
  ['Adobe RGB', power(adobeRgb), () => matrixProfile(adobeRgb), [85, 200, 75]],
  ['Display P3', p3, () => builtInProfile('p3'), [240, 30, 20]],
  ['ProPhoto', power(proPhoto), () => matrixProfile(proPhoto), [190, 80, 45]],
] satisfies [string, Space, () => Buffer | Promise<Buffer>, Colour][])(
  'a photograph in %s',
  (_, space, profile, vivid) => {
    it('keeps four patches within ΔE 2 in both copies, and a colour beyond sRGB in the P3 one', async () => {
      const picture = await upload(tagPng(await chart(vivid), await profile()))
      const plain = await fetchCopy(picture.url1080)
      expect(await profileOf(plain)).toMatch(/sRGB/i)
      expect(picture.p3).not.toBeNull()
      const wide = await fetchCopy(picture.p3?.url1080 ?? '')
      expect(await profileOf(wide)).toMatch(/P3/i)
      await makeAvif(node.app, picture.fileId)
      const wideAvif = await fetchAvif(picture.p3?.url1080 ?? '')
      expect(await profileOf(wideAvif)).toMatch(/P3/i)
      const inAvif = await readChart(wideAvif)
      const [inPlain, inWide] = [await readChart(plain), await readChart(wide)]
      for (const [quarter, patch] of patches.entries()) {
        const truth = labOf(patch, space)
        expect(deltaE(labOf(inPlain.quarters[quarter] ?? vivid, srgb), truth)).toBeLessThan(2)
        expect(deltaE(labOf(inWide.quarters[quarter] ?? vivid, p3), truth)).toBeLessThan(2)
        expect(deltaE(labOf(inAvif.quarters[quarter] ?? vivid, p3), truth)).toBeLessThan(2)
      }
      const truth = labOf(vivid, space)
      expect(deltaE(labOf(inWide.middle, p3), truth)).toBeLessThan(2)
      expect(deltaE(labOf(inAvif.middle, p3), truth)).toBeLessThan(2)
      expect(deltaE(labOf(inPlain.middle, srgb), truth)).toBeGreaterThan(3)
    })
  },
)

describe('a photograph in sRGB', () => {
  it('keeps four patches within ΔE 2 and has no P3 copies', async () => {
    for (const body of [
      await chart([200, 60, 50]),
      tagPng(await chart([200, 60, 50]), await builtInProfile('srgb')),
    ]) {
      const picture = await upload(body)
      expect(picture.p3).toBeNull()
      const { quarters } = await readChart(await fetchCopy(picture.url1080))
      for (const [quarter, patch] of patches.entries())
        expect(deltaE(labOf(quarters[quarter] ?? [0, 0, 0], srgb), labOf(patch, srgb))).toBeLessThan(2)
      expect((await node.server.inject(picture.url1080.replace('1080', '1080p3'))).statusCode).toBe(404)
    }
  })
})

describe('P3 copies', () => {
  it('have the same access rules as the others, and are removed with the file', async () => {
    const { fileId } = await uploadOne(
      node,
      alice,
      tagPng(await buildPicture({ width: 1400, height: 1000, format: 'png' }), await builtInProfile('p3')),
    )
    expect((await node.server.inject(`/files/${fileId}/1080p3.webp`)).statusCode).toBe(404)
    const own = (await loadPictures(buildCtx(node, alice), [fileId])).get(fileId)
    expect(own?.p3?.url2048).toMatch(/2160p3\.webp\?e=/)
    const { exif, xmp, iptc } = await sharp(await fetchCopy(own?.p3?.url2048 ?? '')).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    const row = await node.app.db
      .selectFrom('stored_file')
      .select('public_prefix')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow()
    await makeAvif(node.app, fileId)
    const stored = (name: string) => node.app.storage.get(`${row.public_prefix}/${name}`)
    const avif = await stored('1080p3.avif')
    avif?.stream.destroy()
    expect(avif).not.toBeNull()
    node.advance(25 * 3600_000)
    await removeUnusedFiles(node.app)
    for (const name of ['480p3', '1080p3', '2160p3', '480', '1080', '2160'])
      for (const format of ['webp', 'avif']) expect(await stored(`${name}.${format}`)).toBeNull()
  })
})
