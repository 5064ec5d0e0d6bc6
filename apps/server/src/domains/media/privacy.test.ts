import sharp from 'sharp'
import { useTypes } from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadPictures } from './media.view.ts'
import { makeAvif } from './make-avif.ts'
import { storeFile } from './store-file.ts'
import { ruleOf } from '../image/index.ts'
import type { Browser } from '../../testing/call-as.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture, cameraExif, secretOwner, secretSerial } from '../../testing/pictures/build-picture.ts'
import { postFiles, uploadOne } from '../../testing/pictures/post-files.ts'
import { signFile } from '../../http/serving/file-signature.ts'

let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
})
afterAll(() => node.close())

/** 31°13'48.12", as the rational numbers in the file, in both byte orders. */
function positionBytes(): Buffer[] {
  const parts = [31, 1, 13, 1, 4812, 100]
  const little = Buffer.alloc(24)
  const big = Buffer.alloc(24)
  parts.forEach((part, index) => {
    little.writeUInt32LE(part, index * 4)
    big.writeUInt32BE(part, index * 4)
  })
  return [little, big]
}
const secrets = [Buffer.from(secretSerial), Buffer.from(secretOwner), ...positionBytes()]
const held = (body: Buffer) => secrets.filter((secret) => body.includes(secret)).length

/** All bytes of a file that anybody can be sent: all sizes in both formats, with the headers. */
async function publicBytes(fileId: string, useType: number): Promise<Buffer[]> {
  const found: Buffer[] = []
  for (const { size } of ruleOf(useType).copies) {
    for (const accept of ['image/webp', 'image/avif']) {
      const url = `/files/${fileId}/${size}.webp${signFile(node.app, 'private', fileId)}`
      const response = await node.server.inject({ url, headers: { accept } })
      if (response.statusCode !== 200) continue
      found.push(response.rawPayload, Buffer.from(JSON.stringify(response.headers)))
      const { exif, xmp, iptc } = await sharp(response.rawPayload).metadata()
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    }
  }
  return found
}

describe('position, serial number and owner of a camera', () => {
  it.each([
    ['photograph', useTypes.photo, 'jpeg'],
    ['photograph as PNG', useTypes.photo, 'png'],
    ['photograph as WebP', useTypes.photo, 'webp'],
    ['photograph as AVIF', useTypes.photo, 'avif'],
    ['avatar', useTypes.avatar, 'jpeg'],
    ['background', useTypes.background, 'jpeg'],
    ['photograph of an article', useTypes.articlePhoto, 'jpeg'],
    ['cover of an article', useTypes.articleCover, 'jpeg'],
    ['photograph of a comment', useTypes.comment, 'jpeg'],
  ] satisfies [string, number, 'jpeg' | 'png' | 'webp' | 'avif'][])(
    'are in no byte that the server sends of a %s',
    async (_name, useType, format) => {
      const body = await buildPicture({ width: 1300, height: 900, format, exif: cameraExif })
      expect(held(body), 'the fixture must hold them').toBeGreaterThanOrEqual(3)
      const response = await postFiles(node, alice, [{ fileName: 'a', body }], useType)
      const [file] = response.body.result ?? []
      if (file === undefined) throw new Error(JSON.stringify(response.body.error))
      if (ruleOf(useType).avif) await makeAvif(node.app, file.fileId)
      const bytes = await publicBytes(file.fileId, useType)
      expect(bytes.length).toBeGreaterThanOrEqual(4)
      for (const one of [...bytes, Buffer.from(JSON.stringify(response.body))]) expect(held(one)).toBe(0)
      expect(JSON.stringify(response.body)).not.toMatch(/latitude|longitude|31\.23|121\.47/i)
    },
  )

  it('stay in the original, which has no URL', async () => {
    const body = await buildPicture({ exif: cameraExif })
    const { fileId } = await uploadOne(node, alice, body)
    const { original_key: key } = await node.app.db
      .selectFrom('stored_file')
      .select('original_key')
      .where('id', '=', fileId)
      .executeTakeFirstOrThrow()
    const original = await node.app.storage.get(key)
    expect(Buffer.concat((await original?.stream.toArray()) ?? []).equals(body)).toBe(true)
    for (const url of [
      `/files/${key}`,
      `/${key}`,
      `/files/${fileId}/original.jpg`,
      `/files/${fileId}/..%2f${key}`,
    ]) {
      expect((await node.server.inject(`${url}${signFile(node.app, 'private', fileId)}`)).statusCode).toBe(
        404,
      )
    }
  })

  it('are in no column', async () => {
    await storeFile(node.app, alice.userId, await buildPicture({ exif: cameraExif }), {
      fileName: 'a.jpg',
      useType: 1,
    })
    const rows = await Promise.all([
      node.app.db.selectFrom('stored_file').selectAll().execute(),
      node.app.db.selectFrom('picture_exif').selectAll().execute(),
      node.app.db.selectFrom('camera').selectAll().execute(),
      node.app.db.selectFrom('lens').selectAll().execute(),
    ])
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${secretSerial}|${secretOwner}|latitude`, 'i'))
  })

  it('the time of a photograph is shown to its author only', async () => {
    const body = await buildPicture({ exif: cameraExif })
    const { fileId, exif } = await uploadOne(node, alice, body)
    expect(exif.shotDate).toBe('2026-10-01 07:31:20')
    const seen = (await loadPictures(buildCtx(node), [fileId])).get(fileId)
    expect(seen?.exif.shotDate).toBe('2026-10-01')
  })
})
