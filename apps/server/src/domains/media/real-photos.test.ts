import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import ExifReader from 'exifreader'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAvif } from './make-avif.ts'
import { seedGearCatalogue } from '../gear-catalogue/index.ts'
import type { Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { signFile } from '../../http/serving/file-signature.ts'
import { postFiles, type UploadResponse } from '../../testing/pictures/post-files.ts'

const folder = process.env['GUANGQUAN_PHOTOS'] ?? ''

/** What another reader than ours finds, which knows every tag by name. */
function readWithOther(body: Buffer): ExifReader.ExpandedTags {
  try {
    return ExifReader.load(body, { expanded: true })
  } catch {
    return {}
  }
}

describe.skipIf(folder === '')('photographs by real cameras', () => {
  let node: TestApp
  let alice: Browser
  beforeAll(async () => {
    node = await openTestApp()
    await seedGearCatalogue(node.app.db)
    alice = await buildMember(node)
  })
  afterAll(() => node.close())

  const read = (name: string) => readFile(join(folder, name))
  const post = async (name: string, useType = 1): Promise<UploadResponse> =>
    postFiles(node, alice, [{ fileName: name, body: await read(name) }], useType)

  it.each([
    ['canon-ixus40-moved', { iso: 50, lensName: null }],
    ['canon-s40-moved', { iso: null, lensName: null }],
    ['mavica-after-nul', { cameraName: /^(?:SONY )?MAVICA$/i }],
    ['gemini-after-nul', { cameraName: /Gemini11$/ }],
  ])('of %s what is right is read', async (name, right) => {
    const [file] = (await post(`faults/${name}.jpg`)).body.result ?? []
    for (const [field, value] of Object.entries(right)) {
      const read = Object.entries(file?.exif ?? {}).find(([key]) => key === field)?.[1]
      if (value instanceof RegExp) expect(read).toMatch(value)
      else expect(read ?? null).toBe(value)
    }
  })

  it('are all accepted or refused with a message, and no copy contains a position or a serial number', async () => {
    const names = (await readdir(folder)).filter((name) => /\.(?:jpe?g|png|webp|avif|heic)$/.test(name))
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      const body = await read(name)
      const { status, body: response } = await post(name)
      expect(status, name).toBe(200)
      const [file] = response.result ?? []
      if (file === undefined) {
        expect(response.error?.code, name).toBeGreaterThanOrEqual(5101)
        expect(response.error?.message, name).toMatch(/[。\p{Script=Han}]/u)
        continue
      }
      const serials = Object.entries(readWithOther(body).exif ?? {}).flatMap(([tag, { description = '' }]) =>
        /serial/i.test(tag) && description.length > 4 ? [description] : [],
      )
      for (const size of [480, 1080, 2160]) {
        const url = `/files/${file.fileId}/${size}.webp${signFile(node.app, 'private', file.fileId)}`
        const copy = await node.server.inject(url)
        if (copy.statusCode === 404) continue
        const { exif, xmp, iptc, icc, width, height } = await sharp(copy.rawPayload).metadata()
        expect([exif, xmp, iptc], name).toEqual([undefined, undefined, undefined])
        expect(icc, name).toBeDefined()
        expect(Math.max(width, height), name).toBe(Math.min(size, Math.max(file.width, file.height)))
        for (const serial of serials) expect(copy.rawPayload.includes(serial), name).toBe(false)
      }
    }
  })

  it.each([
    ['Nikon_D70.jpg', 5105],
    ['thompson-springs.jpg', 5105],
    ['DSCN0010.jpg', 5105],
    ['corrupted.jpg', 5117],
    ['image01088.jpg', 5105],
  ])('%s gets %i as a photograph of a post', async (name, code) => {
    expect((await post(name)).body.error?.code).toBe(code)
  })

  it.each([
    ['prairie_falcon.jpg', 'refused', null],
    ['canon_hdr_YES.jpg', 'Canon PowerShot SX60 HS', null],
    ['nikon-e950.jpg', 'Nikon COOLPIX 950', null],
    ['jolla.jpg', 'Jolla', null],
    ['67-0_length_string.jpg', 'Samsung Galaxy S7', null],
    ['22-canon_tags.jpg', 'Canon PowerShot SD300', null],
    ['mongolels.jpg', 'Canon EOS 500D', null],
    ['IMG_2682.heic', 'Apple iPhone 7', null],
  ])('%s was taken with %s', async (name, camera) => {
    const { body } = await post(name)
    expect(body.result?.[0]?.exif.cameraName ?? 'refused').toBe(camera)
  })

  it.each([
    ['portrait_5.jpg', 2],
    ['landscape_7.jpg', 2],
  ])('%s is shown upright', async (name, useType) => {
    const original = sharp(await read(name))
    const square = (picture: Sharp) =>
      picture.resize(100, 100, { fit: 'cover' }).removeAlpha().raw().toBuffer()
    const { body } = await post(name, useType)
    const [file] = body.result ?? []
    const shown = await square(
      sharp((await node.server.inject(`/files/${file?.fileId}/400.webp`)).rawPayload),
    )
    const difference = (other: Buffer) =>
      other.reduce((total, value, index) => total + Math.abs(value - (shown[index] ?? 0)), 0) / other.length
    expect(difference(await square(original.clone().autoOrient()))).toBeLessThan(12)
    expect(difference(await square(original))).toBeGreaterThan(30)
  })

  it('with a position have copies without one, also as avatars and as AVIF', async () => {
    for (const [name, useType] of [
      ['DSCN0010.jpg', 2],
      ['67-0_length_string.jpg', 1],
    ] satisfies [string, number][]) {
      expect(readWithOther(await read(name)).gps?.Latitude).toBeDefined()
      const { body } = await post(name, useType)
      const [file] = body.result ?? []
      if (file === undefined) throw new Error(`${name} was refused`)
      expect(file.verdicts).toContain('照片里的位置信息不会公开')
      if (useType === 1) await makeAvif(node.app, file.fileId)
      for (const accept of ['image/webp', 'image/avif']) {
        const copy = await node.server.inject({ url: file.fileUrl, headers: { accept } })
        expect((await sharp(copy.rawPayload).metadata()).exif).toBeUndefined()
        expect(copy.rawPayload.includes('GPS')).toBe(false)
      }
    }
  })
})
