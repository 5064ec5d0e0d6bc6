import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRawExif } from '../exif/read-raw-exif.ts'
import { buildCr3, buildRaf, buildTiff, exposure } from '../../../testing/pictures/build-raw.ts'
import { readRaw } from './read-raw.ts'

let folder: string
let preview: Buffer
let small: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'raw-'))
  const picture = (width: number) =>
    sharp({ create: { width, height: (width * 2) / 3, channels: 3, background: '#806040' } })
      .jpeg()
      .toBuffer()
  ;[preview, small] = await Promise.all([picture(1200), picture(150)])
})
afterAll(() => rm(folder, { recursive: true }))

const stored = async (body: Buffer): Promise<string> => {
  const path = join(folder, 'file')
  await writeFile(path, body)
  return path
}

test.each([
  ['a DNG', { version: true, make: 'Leica' }, 'image/x-adobe-dng'],
  ['a NEF', { make: 'NIKON CORPORATION' }, 'image/x-nikon-nef'],
  ['an ARW', { make: 'SONY' }, 'image/x-sony-arw'],
  ['a CR2', { make: 'Canon', mark: 'CR2' }, 'image/x-canon-cr2'],
  ['an ORF', { make: 'OLYMPUS', magic: 'RO' }, 'image/x-olympus-orf'],
  ['an RW2', { make: 'Panasonic', magic: 'U\0' }, 'image/x-panasonic-rw2'],
] as const)(
  'of %s the kind, the camera data and the largest preview are read',
  async (_name, facts, mime) => {
    for (const little of [true, false]) {
      const found = await readRaw(await stored(buildTiff({ ...facts, little, previews: [small, preview] })))
      expect(found?.mime).toBe(mime)
      expect(found?.preview).toEqual(preview)
      const { exif, gear } = readRawExif({ exif: found?.exif ?? undefined })
      expect(exif).toMatchObject({ Make: facts.make, DateTimeOriginal: exposure.time, ISO: exposure.iso })
      expect(gear.serials.map(({ text }) => text)).toContain(exposure.serial)
      if ('magic' in facts) return
    }
  },
)

test('of a RAF the whole JPEG is read, of a CR3 the camera data from its boxes and the preview by its marks', async () => {
  expect(await readRaw(await stored(buildRaf(preview)))).toEqual({
    mime: 'image/x-fuji-raf',
    exif: null,
    preview,
  })
  const found = await readRaw(await stored(buildCr3([small, preview])))
  expect(found?.mime).toBe('image/x-canon-cr3')
  expect(found?.preview?.subarray(0, preview.length)).toEqual(preview)
  const { exif } = readRawExif({ exif: found?.exif ?? undefined })
  expect(exif).toMatchObject({ Make: 'Canon', DateTimeOriginal: exposure.time })
})

test('raw data that look like a JPEG are no preview, and a damaged or another file is refused', async () => {
  // The lossless JPEG of raw data.
  const lossless = Buffer.from(preview)
  lossless[lossless.indexOf(Buffer.from([0xff, 0xc0])) + 1] = 0xc3
  const body = buildTiff({ make: 'Leica', version: true, little: true, previews: [small, lossless] })
  expect((await readRaw(await stored(body)))?.preview).toEqual(small)
  const whole = buildTiff({ make: 'SONY', little: true, previews: [preview] })
  for (const broken of [
    Buffer.alloc(100),
    preview,
    Buffer.concat([Buffer.from('II*\0'), Buffer.alloc(200, 0xff)]),
    whole.subarray(0, 90),
    buildRaf(preview).subarray(0, 200),
  ])
    expect(await readRaw(await stored(broken))).toBeNull()
})
