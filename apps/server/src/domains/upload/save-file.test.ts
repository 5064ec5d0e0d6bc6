import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedGearCatalogue } from '../gear-catalogue/index.ts'
import { signedHeaders, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture, cameraExif } from '../../testing/pictures/build-picture.ts'
import { multipartBody, postBody, postFiles, uploadOne } from '../../testing/pictures/post-files.ts'

let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp()
  await seedGearCatalogue(node.app.db)
  alice = await buildMember(node)
})
afterAll(() => node.close())

async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(node.app.env.dataDir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`)
}

describe('PostSaveFile', () => {
  it('returns the camera data and a URL that only its owner gets', async () => {
    const body = await buildPicture({ exif: cameraExif })
    const file = await uploadOne(node, alice, body)
    expect(file).toMatchObject({ width: 1600, height: 1200, size: body.length, fileName: 'photo.jpg' })
    expect(file.exif).toMatchObject({
      make: 'CHENGUANG',
      model: 'C1 Pro',
      cameraId: 'chenguang-c1-pro',
      cameraName: '澄光 C1 Pro',
      lensId: 'chenguang-cl-50mm-f-1.4',
      lensName: 'CL 50mm f/1.4',
      focalLength: 50,
      focal35: 50,
      fNumber: 2.8,
      exposureTime: '1/250',
      exposureSeconds: 0.004,
      iso: 400,
      exposureBias: -0.33,
      flash: false,
      shotDate: '2026-10-01 07:31:20',
      colorSpace: 'sRGB',
      software: 'C1P 1.20',
      source: 1,
    })
    expect(file.verdicts).toEqual(['照片里的位置信息不会公开'])
    expect((await node.server.inject(file.fileUrl)).statusCode).toBe(200)
    expect((await node.server.inject(file.fileUrl.split('?')[0] ?? '')).statusCode).toBe(404)
  })

  it('accepts eighteen files and refuses the nineteenth with a message, storing none', async () => {
    const before = (await filesOnDisk()).length
    const small = await buildPicture({ width: 600, height: 600 })
    const parts = Array.from({ length: 19 }, (_, index) => ({ fileName: `${index}.jpg`, body: small }))
    const refused = await postFiles(node, alice, parts)
    expect(refused.body.error).toMatchObject({ code: 5112, message: '一次最多上传 18 张照片' })
    expect((await filesOnDisk()).length).toBe(before)
    const taken = await postFiles(node, alice, parts.slice(0, 18))
    expect(taken.body.result?.length).toBe(18)
  })

  it('stores all files of a request or none', async () => {
    const before = (await filesOnDisk()).length
    const response = await postFiles(node, alice, [
      { fileName: 'good.jpg', body: await buildPicture() },
      { fileName: 'bad.jpg', body: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
    ])
    expect(response.body.error?.code).toBe(5101)
    expect((await filesOnDisk()).length).toBe(before)
  })

  it('refuses visitors before it reads the body', async () => {
    const response = await postFiles(node, null, [{ fileName: 'a.jpg', body: await buildPicture() }])
    expect(response.body.error?.code).toBe(100)
  })

  it('checks the declared hash of the body', async () => {
    const payload = multipartBody([
      { fileName: 'a.jpg', body: await buildPicture({ width: 700, height: 700 }) },
    ])
    const headersFor = (bytes: Buffer) => ({
      ...signedHeaders(node, alice, 'POST', '/api/FileFront/PostSaveFile', bytes),
      'x-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    })
    expect((await postBody(node, alice, payload, headersFor(payload))).body.success).toBe(true)
    const changed = Buffer.from(payload)
    changed[payload.length - 100] = (payload.at(-100) ?? 0) ^ 0xff
    const refused = await postBody(node, alice, changed, headersFor(payload))
    expect(refused.body.error?.code).toBe(5004)
  })

  it.each([
    ['no file', [], [], 400],
    ['a use that does not exist', [{ fileName: 'a.jpg', body: Buffer.from('x') }], [['useType', '9']], 400],
    ['a use that is no number', [{ fileName: 'a.jpg', body: Buffer.from('x') }], [['useType', 'photo']], 400],
    ['too many fields', [], Array.from({ length: 11 }, (_, n): [string, string] => [`f${n}`, 'x']), 400],
    ['a field named like a prototype', [], [['__proto__', 'x']], 400],
  ] satisfies [string, { fileName: string; body: Buffer }[], [string, string][], number][])(
    'refuses %s',
    async (_name, files, fields, code) => {
      const response = await postBody(node, alice, multipartBody(files, fields))
      expect(response.status).toBeLessThan(500)
      expect(response.body.error?.code).toBe(code)
    },
  )

  it('refuses ten thousand parts and leaves nothing behind', async () => {
    const before = (await filesOnDisk()).length
    const parts = Array.from({ length: 10_000 }, (_, index) => ({
      fileName: `${index}`,
      body: Buffer.from('x'),
    }))
    const response = await postFiles(node, alice, parts)
    expect(response.body.success).toBe(false)
    expect((await filesOnDisk()).length).toBe(before)
  })

  it.each([
    '../../../etc/passwd',
    '..\\..\\windows\\system32\\evil.jpg',
    '%2e%2e%2f%2e%2e%2fevil.jpg',
    '/etc/cron.d/evil',
    'CON',
    'a\u0000b.jpg',
    '\u202egpj.exe',
    'x'.repeat(300),
    '.htaccess',
    '',
  ])('keeps the name %j as text only', async (fileName) => {
    const response = await postFiles(node, alice, [
      { fileName, body: await buildPicture({ width: 640, height: 640 }) },
    ])
    // The reader does not treat a part without a name as a file; that must be a refusal, not an internal error.
    if (fileName === '') {
      expect(response.status).toBeLessThan(500)
      return
    }
    const [file] = response.body.result ?? []
    expect([...(file?.fileName ?? 'x'.repeat(101))].length).toBeLessThanOrEqual(100)
    expect(file?.fileName).not.toMatch(/[/\\\u0000\u202e]/)
    for (const path of await filesOnDisk()) {
      expect(path).toMatch(/\/(?:files\/(?:originals|copies)\/\d{4}\/\d\d\/[0-9a-f-]{36}|secrets\.json)/)
    }
  })

  it.each([
    ['a face of 199 px', 2, { width: 300, height: 199 }, 5105, '照片短边不足 200 像素'],
    ['a narrow background', 3, { width: 1199, height: 900 }, 5111, '图片至少要 1200×400 像素'],
    ['a low background', 3, { width: 1600, height: 399 }, 5111, '图片至少要 1200×400 像素'],
    ['a small photograph', 1, { width: 900, height: 599 }, 5105, '照片短边不足 600 像素'],
  ] satisfies [string, number, { width: number; height: number }, number, string][])(
    'refuses %s with its error',
    async (_name, useType, sides, code, message) => {
      const response = await postFiles(
        node,
        alice,
        [{ fileName: 'a.jpg', body: await buildPicture(sides) }],
        useType,
      )
      expect(response.body.error).toMatchObject({ code, message })
    },
  )

  it('refuses files above the limit of their use', async () => {
    const heavy = (megabytes: number, body: Buffer) =>
      Buffer.concat([body, Buffer.alloc(megabytes * 1024 ** 2 + 1 - body.length)])
    const picture = await buildPicture()
    for (const [useType, max] of [
      [2, 5],
      [3, 10],
      [1, 50],
    ] satisfies [number, number][]) {
      const response = await postFiles(
        node,
        alice,
        [{ fileName: 'a.jpg', body: heavy(max, picture) }],
        useType,
      )
      expect([response.status, response.body.error?.message]).toEqual([413, `文件太大，最大 ${max} MB`])
    }
  })

  it('crops a background to three to one, in two sizes that are public at once', async () => {
    const { fileId } = await uploadOne(node, alice, await buildPicture({ width: 1500, height: 800 }), 3)
    const sides = async (size: number) => {
      const { width, height } = await sharp(
        (await node.server.inject(`/files/${fileId}/${size}.webp`)).rawPayload,
      ).metadata()
      return [width, height]
    }
    expect([await sides(1200), await sides(2400)]).toEqual([
      [1200, 400],
      [1500, 500],
    ])
  })
})
