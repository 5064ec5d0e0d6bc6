import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '../../testing/call-as.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { loadPictures } from './media.view.ts'
import { buildPicture, cameraExif } from '../../testing/pictures/build-picture.ts'
import { uploadOne } from '../../testing/pictures/post-files.ts'
import { findFile } from './media.store.ts'
import { signFile } from '../../http/serving/file-signature.ts'

let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
})
afterAll(() => node.close())

/** A segment of a JPEG, behind its first two bytes. */
function withSegment(jpeg: Buffer, marker: number, content: string): Buffer {
  const body = Buffer.from(content, 'latin1')
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

async function gainMapOf(body: Buffer) {
  const { fileId } = await uploadOne(node, alice, body)
  const picture = (await loadPictures(buildCtx(node, alice), [fileId])).get(fileId)
  return { fileId, gainMap: picture?.exif.gainMap }
}

test.each([
  [
    'ultraHdr',
    0xe1,
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf:Description hdrgm:Version="1.0"/></x:xmpmeta>',
  ],
  ['iso21496', 0xe2, 'urn:iso:std:iso:ts:21496:-1\0\0\0\0\0'],
] as const)('a gain map of the kind %s is named and stays in the original', async (kind, marker, content) => {
  const body = withSegment(await buildPicture({ exif: cameraExif }), marker, content)
  const { fileId, gainMap } = await gainMapOf(body)
  expect(gainMap).toBe(kind)
  const stored = await findFile(node.app.db, fileId)
  const original = await node.app.storage.get(stored?.original_key ?? '')
  expect(original?.size).toBe(body.length)
  original?.stream.destroy()
  const copy = await node.server.inject(`/files/${fileId}/1080.webp${signFile(node.app, 'private', fileId)}`)
  expect(copy.rawPayload.includes('21496')).toBe(false)
  expect((await sharp(copy.rawPayload).metadata()).xmp).toBeUndefined()
})

test('the gain map that a phone writes behind the picture is found', async () => {
  const second = withSegment(
    await buildPicture({ width: 400, height: 300 }),
    0xe1,
    'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><rdf:Description HDRGainMap:HDRGainMapVersion="65536"/></x:xmpmeta>',
  )
  expect((await gainMapOf(Buffer.concat([await buildPicture(), second]))).gainMap).toBe('apple')
})

test('a photograph without one has none', async () => {
  expect((await gainMapOf(await buildPicture({ exif: cameraExif }))).gainMap).toBeNull()
  expect((await gainMapOf(await buildPicture({ format: 'avif' }))).gainMap).toBeNull()
})
