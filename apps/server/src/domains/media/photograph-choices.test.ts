import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExifEdits } from '@guangquan/contract'
import type { Browser } from '../../testing/call-as.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { finishCopies } from './finish-copies.ts'
import { claimFiles, setFilesPublic } from './claim-files.ts'
import { loadPictures } from './media.view.ts'
import { makeAvif } from './make-avif.ts'
import { seedGearCatalogue } from '../gear-catalogue/index.ts'
import { setPhotographChoices, type PhotographChoices } from './set-photograph-choices.ts'
import { buildPicture, cameraExif } from '../../testing/pictures/build-picture.ts'
import { builtInProfile, tagPng } from '../../testing/pictures/colour-profile.ts'
import { uploadOne } from '../../testing/pictures/post-files.ts'
import { iccName } from '../../testing/pictures/insides.ts'

let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp()
  await seedGearCatalogue(node.app.db)
  alice = await buildMember(node, { nickName: '林小满' })
})
afterAll(() => node.close())

async function publish(body: Buffer): Promise<string> {
  const { fileId } = await uploadOne(node, alice, body)
  await node.app.db.transaction().execute(async (tx) => {
    await claimFiles(node.app, tx, { ownerId: alice.userId, fileIds: [fileId], useType: 1 })
    await setFilesPublic(tx, [fileId], true)
  })
  return fileId
}
const plain: Omit<PhotographChoices, 'fileId'> = {
  licence: 1,
  watermark: 0,
  largeOpen: false,
  timeOpen: false,
  exifEdits: {},
}
const choose = (fileId: string, choices: Partial<typeof plain>, text = '© 林小满') =>
  node.app.db
    .transaction()
    .execute((tx) =>
      setPhotographChoices({ tx, now: node.app.now() }, [{ ...plain, ...choices, fileId }], text),
    )
async function seen(fileId: string, as: Browser | null = null) {
  const picture = (await loadPictures(buildCtx(node, as), [fileId])).get(fileId)
  if (picture === undefined) throw new Error('no picture')
  return picture
}
const get = (url: string, accept = 'image/webp') => node.server.inject({ url, headers: { accept } })

/** Largest difference of any channel between two copies of the same size within a region of the picture. */
async function difference(a: Buffer, b: Buffer, part: 'corner' | 'middle' | 'top left') {
  const read = async (body: Buffer) => {
    const { width, height } = await sharp(body).metadata()
    const box = { width: Math.round(width / 3), height: Math.round(height / 6) }
    const at = {
      corner: { left: width - box.width, top: height - box.height },
      middle: { left: box.width, top: Math.round(height / 2) },
      'top left': { left: 0, top: 0 },
    }[part]
    return sharp(body)
      .extract({ ...box, ...at })
      .raw()
      .toBuffer()
  }
  const [one, two] = [await read(a), await read(b)]
  return one.reduce((max, value, at) => Math.max(max, Math.abs(value - (two[at] ?? 0))), 0)
}

describe('a watermark', () => {
  it('is in the corner of the copies of 1080 px and more, in every format and gamut; the original is clean', async () => {
    const file = tagPng(
      await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#6b7f8c' } })
        .png()
        .toBuffer(),
      await builtInProfile('p3'),
    )
    const fileId = await publish(file)
    const before = await seen(fileId)
    const clean = (await get(before.url1080)).rawPayload
    expect(await choose(fileId, { watermark: 1 })).toEqual([fileId])

    const waiting = await seen(fileId)
    expect(waiting.url1080).toBe(before.url480)
    expect((await get(before.url1080)).statusCode).toBe(404)
    await finishCopies(node.app, fileId)

    const marked = await seen(fileId, alice)
    expect(marked.url1080).toMatch(/\/1080m1\.webp$/)
    expect(marked.url480).toBe(before.url480)
    expect((await get(before.url1080)).statusCode).toBe(404)
    const copy = (await get(marked.url1080)).rawPayload
    expect(await difference(copy, clean, 'corner')).toBeGreaterThan(60)
    expect(await difference(copy, clean, 'top left')).toBeLessThan(8)
    for (const url of [marked.url2048, marked.p3?.url1080, marked.p3?.url2048]) {
      const body = (await get(url ?? '')).rawPayload
      const { width } = await sharp(body).metadata()
      expect(await difference(body, await sharp(file).resize(width).toBuffer(), 'corner')).toBeGreaterThan(60)
    }
    await makeAvif(node.app, fileId)
    const avif = await get(marked.url1080, 'image/avif')
    expect(avif.headers['content-type']).toBe('image/avif')
    expect(await difference(avif.rawPayload, clean, 'corner')).toBeGreaterThan(60)
    const { original_key } = await node.app.db
      .selectFrom('stored_file')
      .select('original_key')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow()
    const original = await node.app.storage.get(original_key)
    const stored: Uint8Array[] = []
    for await (const part of original?.stream ?? []) stored.push(part)
    expect(Buffer.concat(stored).equals(file)).toBe(true)

    expect(await choose(fileId, { watermark: 1 })).toEqual([])
    await choose(fileId, { watermark: 0 })
    await finishCopies(node.app, fileId)
    expect((await seen(fileId)).url1080).toBe(before.url1080)
    expect((await get(before.url1080)).rawPayload.equals(clean)).toBe(true)
    expect((await get(marked.url1080)).statusCode).toBe(404)
    // Seven encodings in two formats.
  })

  it('covers the picture when tiled, and draws Chinese names and markup literally', async () => {
    const body = await sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#808080' } })
      .jpeg()
      .toBuffer()
    const draw = async (text: string) => {
      const fileId = await publish(await sharp(body).modulate({ brightness: 1 }).png().toBuffer())
      await choose(fileId, { watermark: 2 }, text)
      await finishCopies(node.app, fileId)
      return (await get((await seen(fileId)).url1080)).rawPayload
    }
    const [one, other, tagged] = [await draw('© 林小满'), await draw('© 沈一白'), await draw('© <b>&')]
    for (const part of ['corner', 'middle', 'top left'] as const)
      expect(await difference(one, body, part).catch(() => difference(one, tagged, part))).toBeGreaterThan(15)
    // If the font lacked the characters, both names would be the same boxes.
    expect(await difference(one, other, 'middle')).toBeGreaterThan(15)
    expect(await difference(one, tagged, 'middle')).toBeGreaterThan(15)
  })
})

describe('the large copy', () => {
  it('exists for members when the author allows it, and not otherwise', async () => {
    const fileId = await publish(await buildPicture({ width: 4500, height: 3000 }))
    expect(await seen(fileId, alice)).toMatchObject({ urlFull: null })
    await choose(fileId, { largeOpen: true })
    await finishCopies(node.app, fileId)
    const bob = await buildMember(node)
    const { urlFull } = await seen(fileId, bob)
    expect((await sharp((await get(urlFull ?? '')).rawPayload).metadata()).width).toBe(3840)
    expect((await seen(fileId)).urlFull).toBeNull()
    expect((await get(`/files/${fileId}/3840.webp`)).statusCode).toBe(404)
    await choose(fileId, { largeOpen: false })
    expect((await get(urlFull ?? '')).statusCode).toBe(404)
    expect((await seen(fileId, bob)).urlFull).toBeNull()
  })

  it('has the colours of its photograph, too', async () => {
    const body = await buildPicture({ width: 4000, height: 700, format: 'png' })
    const fileId = await publish(tagPng(body, await builtInProfile('p3')))
    expect((await seen(fileId, alice)).p3).toMatchObject({ urlFull: null })
    await choose(fileId, { largeOpen: true })
    await finishCopies(node.app, fileId)
    const { p3 } = await seen(fileId, await buildMember(node))
    expect(p3?.urlFull).toMatch(/3840p3\.webp/)
    const { width, icc } = await sharp((await get(p3?.urlFull ?? '')).rawPayload).metadata()
    expect(width).toBe(3840)
    expect(iccName(icc ?? Buffer.alloc(0))).toMatch(/P3/)
    expect((await seen(fileId)).p3).toMatchObject({ urlFull: null })
  })
})

describe('manual camera data', () => {
  const write = async (fileId: string, exifEdits: ExifEdits) => {
    await choose(fileId, { exifEdits })
    return (await seen(fileId)).exif
  }

  it('are marked as manual, resolve to the catalogue, and can be removed', async () => {
    const fileId = await publish(await buildPicture({ exif: cameraExif }))
    const before = (await seen(fileId)).exif
    expect(before).toMatchObject({ source: 1, hand: [], fNumber: 2.8 })
    const after = await write(fileId, {
      camera: 'Nikon D750',
      lens: 'Helios 44-2 58mm f/2',
      lensType: '转接镜头',
      adapter: 'M42 转 F',
      film: 'Kodak Portra 400',
      scanner: 'Epson V850',
      fNumber: 2,
      exposureSeconds: 0.004,
      shotDate: '2026-05-01',
    })
    expect(after).toMatchObject({
      source: 2,
      cameraId: 'nikon-d750',
      cameraName: 'Nikon D750',
      lensId: null,
      lensName: 'Helios 44-2 58mm f/2',
      adapter: 'M42 转 F',
      film: 'Kodak Portra 400',
      fNumber: 2,
      exposureTime: '1/250',
      shotDate: '2026-05-01',
      iso: before.iso,
    })
    expect(after.hand).toEqual([
      'camera',
      'lens',
      'lensType',
      'adapter',
      'film',
      'scanner',
      'fNumber',
      'exposureSeconds',
      'shotDate',
    ])
    expect(await write(fileId, {})).toEqual(before)
  })

  it('are accepted without any in the file, and add nothing to the catalogue', async () => {
    const fileId = await publish(await buildPicture())
    const count = () =>
      node.app.db
        .selectFrom('camera')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    const before = await count()
    expect(await write(fileId, { camera: 'Canon EOS 买相机加微信 R99' })).toMatchObject({ cameraId: null })
    expect(await count()).toEqual(before)
  })

  it('show others only the date until the author shares the time', async () => {
    const fileId = await publish(await buildPicture({ exif: cameraExif }))
    const bob = await buildMember(node)
    expect((await seen(fileId, bob)).exif.shotDate).toBe('2026-10-01')
    expect((await seen(fileId, alice)).exif.shotDate).toBe('2026-10-01 07:31:20')
    await choose(fileId, { timeOpen: true })
    expect((await seen(fileId, bob)).exif.shotDate).toBe('2026-10-01 07:31:20')
  })
})
