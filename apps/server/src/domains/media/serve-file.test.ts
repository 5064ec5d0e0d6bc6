import { newsCover } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimFiles, setFilesPublic } from './claim-files.ts'
import { avatarUrl } from './picture-urls.ts'
import { loadPictures, type PictureView } from './media.view.ts'
import { finishCopies } from './finish-copies.ts'
import { makeAvif } from './make-avif.ts'
import { storeFile } from './store-file.ts'
import type { Browser } from '../../testing/call-as.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import { uploadOne } from '../../testing/pictures/post-files.ts'
import { filePath } from '../../testing/pictures/insides.ts'

let node: TestApp
let alice: Browser
let fileId: string
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
  fileId = (await uploadOne(node, alice, await buildPicture({ width: 3000, height: 2000 }))).fileId
  await use(fileId, true)
})
afterAll(() => node.close())

async function use(id: string, isPublic: boolean): Promise<void> {
  await node.app.db.transaction().execute(async (tx) => {
    await claimFiles(node.app, tx, { ownerId: alice.userId, fileIds: [id], useType: 1 })
    await setFilesPublic(tx, [id], isPublic)
  })
}

async function picture(as: Browser | null, id = fileId): Promise<PictureView> {
  const found = (await loadPictures(buildCtx(node, as), [id])).get(id)
  if (found === undefined) throw new Error('no such picture')
  return found
}

const get = (url: string, headers: Record<string, string> = {}) => node.server.inject({ url, headers })

describe('a public photograph', () => {
  it('is public up to 2160 px, with headers for an immutable copy', async () => {
    const { url480, url1080, url2048, urlFull } = await picture(null)
    expect(urlFull).toBeNull()
    expect((await picture(alice)).url2048).toBe(url2048)
    for (const [url, edge] of [
      [url480, 480],
      [url1080, 1080],
      [url2048 ?? '', 2160],
    ] satisfies [string, number][]) {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      const { width, height, format } = await sharp(response.rawPayload).metadata()
      expect([width, height, format]).toEqual([edge, Math.round((edge * 2) / 3), 'webp'])
      expect(response.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, s-maxage=600, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'cross-origin',
        'content-length': String(response.rawPayload.length),
        vary: expect.stringContaining('Accept'),
      })
    }
  })

  it('shows 3840 px to members only, by a URL that stays the same for a day', async () => {
    const { fileId: large } = await uploadOne(node, alice, await buildPicture({ width: 3000, height: 2000 }))
    await use(large, true)
    await node.app.db.updateTable('stored_file').set({ large_open: true }).where('id', '=', large).execute()
    await finishCopies(node.app, large)
    expect((await picture(null, large)).urlFull).toBeNull()
    const { urlFull } = await picture(alice, large)
    expect((await get(urlFull ?? '')).statusCode).toBe(200)
    expect((await get(`/files/${large}/3840.webp`)).statusCode).toBe(404)
    expect((await get((urlFull ?? '').replace(/s=../, 's=AA'))).statusCode).toBe(404)
    expect((await picture(alice, large)).urlFull).toBe(urlFull)
    node.advance(49 * 3600_000)
    expect((await get(urlFull ?? '')).statusCode).toBe(404)
    node.advance(-49 * 3600_000)
    await use(large, false)
    expect((await get(urlFull ?? '')).statusCode).toBe(404)
  })

  it('is downloaded as JPEG of the same size, by those who may see that size', async () => {
    const response = await get(`/files/${fileId}/1080.jpg`)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `attachment; filename*=UTF-8''${fileId}-1080.jpg`,
      'cache-control': expect.stringContaining('public'),
    })
    const { width, format, exif, icc } = await sharp(response.rawPayload).metadata()
    expect([width, format, exif]).toEqual([1080, 'jpeg', undefined])
    expect(icc).toBeDefined()
    expect((await get(`/files/${fileId}/3840.jpg`)).statusCode).toBe(404)
    const { url2048 } = await picture(null)
    const large = await get((url2048 ?? '').replace('.webp', '.jpg'))
    expect((await sharp(large.rawPayload).metadata()).width).toBe(2160)
    // The colours are those of what it was made of.
    const means = async ({ rawPayload }: { rawPayload: Buffer }) =>
      (await sharp(rawPayload).stats()).channels.map(({ mean }) => mean)
    const expected = await means(await get(`/files/${fileId}/1080.webp`))
    for (const [at, mean] of (await means(response)).entries())
      expect(mean).toBeCloseTo(expected[at] ?? NaN, 0)
  })

  it('answers ranges, HEAD and a known ETag', async () => {
    const url = `/files/${fileId}/480.webp`
    const whole = await get(url)
    const size = whole.rawPayload.length
    const part = await get(url, { range: 'bytes=10-19' })
    expect(part.statusCode).toBe(206)
    expect(part.headers['content-range']).toBe(`bytes 10-19/${size}`)
    expect(part.rawPayload.equals(whole.rawPayload.subarray(10, 20))).toBe(true)
    const tail = await get(url, { range: 'bytes=-5' })
    expect(tail.rawPayload.equals(whole.rawPayload.subarray(size - 5))).toBe(true)
    const beyond = await get(url, { range: `bytes=${size}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${size}`])
    expect((await get(url, { range: 'bytes=0-1,5-6' })).statusCode).toBe(200)
    expect((await get(url, { range: 'bytes=0-9', 'if-range': '"old"' })).statusCode).toBe(200)
    const head = await node.server.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(size),
      0,
    ])
    const known = await get(url, { 'if-none-match': String(whole.headers.etag) })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
  })

  it.each([
    '../secrets.json',
    '480.jpeg',
    '4096.jpg',
    '480p3.jpg',
    '4096.webp',
    '481.webp',
    'original',
    '480.webp.bak',
    '%2e%2e%2f480.webp',
    '480.avif',
  ])('finds nothing under the name %s', async (name) => {
    expect((await get(`/files/${fileId}/${name}`)).statusCode).toBe(404)
  })

  it('is served as AVIF under the same URL once the job has run, to browsers that accept it', async () => {
    const url = `/files/${fileId}/1080.webp`
    const takesAvif = { accept: 'image/avif,image/webp,*/*' }
    const before = await get(url, takesAvif)
    expect([before.headers['content-type'], before.headers['cache-control']]).toEqual([
      'image/webp',
      'public, max-age=3600, s-maxage=600',
    ])
    // Without AVIF after a day, none will be made.
    node.advance(25 * 3600_000)
    expect((await get(url, takesAvif)).headers['cache-control']).toMatch(/immutable/)
    node.advance(-25 * 3600_000)
    await makeAvif(node.app, fileId)
    await makeAvif(node.app, fileId)
    const after = await get(url, takesAvif)
    expect(after.headers['content-type']).toBe('image/avif')
    expect(after.headers['cache-control']).toMatch(/immutable/)
    expect(after.rawPayload.length).toBeLessThan(before.rawPayload.length)
    const { width, compression } = await sharp(after.rawPayload).metadata()
    expect([width, compression]).toEqual([1080, 'av1'])
    expect((await get(url)).headers['content-type']).toBe('image/webp')
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })
})

describe('a photograph that not everyone may see', () => {
  it('is served only by a signed URL, which expires within the hour', async () => {
    const { fileId: hidden } = await uploadOne(node, alice, await buildPicture())
    await use(hidden, false)
    const { url480, url1080, url2048 } = await picture(alice, hidden)
    for (const url of [url480, url1080, url2048 ?? '']) {
      const response = await get(url)
      expect(response.statusCode).toBe(200)
      expect(response.headers['cache-control']).toMatch(/^private, max-age=\d{1,4}$/)
      expect((await get(url.split('?')[0] ?? '')).statusCode).toBe(404)
    }
    // A signature is valid for its file only.
    expect((await get(url480.replace(`${hidden}/480`, `${fileId}/3840`))).statusCode).toBe(404)
    node.advance(3601_000)
    expect((await get(url480)).statusCode).toBe(404)
    node.advance(-3601_000)
  })

  it('loses all its copies the moment it stops being public', async () => {
    const { fileId: narrowed } = await uploadOne(
      node,
      alice,
      await buildPicture({ width: 2400, height: 1600 }),
    )
    await use(narrowed, true)
    const { url480, url2048 } = await picture(alice, narrowed)
    expect((await get(url2048 ?? '')).statusCode).toBe(200)
    await use(narrowed, false)
    expect((await get(url2048 ?? '')).statusCode).toBe(404)
    expect((await get(url480)).statusCode).toBe(404)
  })
})

describe('small pictures and avatars', () => {
  it('are never enlarged: a URL gives the largest copy there is', async () => {
    const { fileId: small } = await uploadOne(node, alice, await buildPicture({ width: 900, height: 640 }))
    await use(small, true)
    const { url480, url1080, url2048 } = await picture(alice, small)
    expect(url2048).toBe(url1080)
    const width = async (url: string) => (await sharp((await get(url)).rawPayload).metadata()).width
    expect([await width(url480), await width(url1080)]).toEqual([480, 900])
  })

  it('a picture as wide as a page has a copy for dense screens, whose address names the largest where it has none', async () => {
    for (const [width, dense] of [
      [2400, 2160],
      [1500, 1500],
      [1000, 1000],
    ] satisfies [number, number][]) {
      const body = await buildPicture({ width, height: Math.ceil((width * 9) / 16) })
      const id = await storeFile(node.app, null, body, { fileName: 'cover.jpg', useType: newsCover.useType })
      expect(await filePath(node.app.db, id)).toBe(`/files/${id}/1280.webp`)
      const widthOf = async (size: number) =>
        (await sharp((await get(`/files/${id}/${size}.webp`)).rawPayload).metadata()).width
      expect([await widthOf(1280), await widthOf(2160)]).toEqual([Math.min(1280, width), dense])
    }
  })

  it('crops an avatar square in three sizes, public at once', async () => {
    const { fileId: face } = await uploadOne(node, alice, await buildPicture({ width: 500, height: 300 }), 2)
    for (const [size, side] of [
      [64, 64],
      [128, 128],
      [400, 300],
    ] satisfies [64 | 128 | 400, number][]) {
      const response = await get(avatarUrl(node.app, face, size))
      const { width, height } = await sharp(response.rawPayload).metadata()
      expect([width, height]).toEqual([side, side])
    }
    expect(avatarUrl(node.app, null)).toBe('/img/default-avatar.svg')
  })
})
