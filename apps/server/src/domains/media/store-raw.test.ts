import { useTypes } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { storeFile } from './store-file.ts'
import { buildTiff, exposure } from '../../testing/pictures/build-raw.ts'

let node: TestApp
let ownerId: string
beforeAll(async () => {
  node = await openTestApp()
  ownerId = (await buildMember(node)).userId
})
afterAll(() => node.close())

const picture = sharp({ create: { width: 1200, height: 800, channels: 3, background: '#806040' } }).composite(
  [{ input: { create: { width: 500, height: 300, channels: 3, background: '#102030' } }, left: 40, top: 60 }],
)

async function store(body: Buffer, useType: number = useTypes.matchOriginal) {
  const id = await storeFile(node.app, ownerId, body, { fileName: 'original', useType })
  return node.app.db
    .selectFrom('stored_file')
    .leftJoin('picture_exif', 'file_id', 'id')
    .where('id', '=', id)
    .select(['mime', 'width', 'height', 'picture_hash', 'original_key', 'shot_at', 'webp_sizes'])
    .executeTakeFirstOrThrow()
}

test('a raw original is stored unchanged and compared by its preview; other uses refuse it', async () => {
  const jpeg = await picture.clone().jpeg().toBuffer()
  const raw = buildTiff({ make: 'Leica', version: true, little: true, previews: [jpeg] })
  const [asRaw, asJpeg] = [await store(raw), await store(jpeg)]
  expect(asRaw).toMatchObject({ mime: 'image/x-adobe-dng', width: 1200, height: 800 })
  expect(asRaw.picture_hash).toBe(asJpeg.picture_hash)
  expect(String(asRaw.shot_at)).toContain(exposure.time.slice(0, 10).replaceAll(':', '-'))
  expect(asRaw.webp_sizes.length).toBeGreaterThan(0)
  expect(asRaw.original_key).toMatch(/\.dng$/)
  const object = await node.app.storage.get(asRaw.original_key)
  const parts: Buffer[] = []
  for await (const part of object?.stream ?? []) parts.push(Buffer.from(part))
  expect(Buffer.concat(parts)).toEqual(raw)
  await expect(store(raw, useTypes.photo)).rejects.toMatchObject({ errorName: 'FileTypeRefused' })
})

test('a TIFF without a preview is the picture itself, in its own size; one that is cut off is refused', async () => {
  const tiff = await picture.clone().resize(2400, 1600).tiff({ compression: 'lzw' }).toBuffer()
  const stored = await store(tiff)
  expect(stored).toMatchObject({ mime: 'image/tiff', width: 2400, height: 1600 })
  expect(stored.picture_hash).toMatch(/^[0-9a-f]{16}$/)
  await expect(store(tiff.subarray(0, tiff.length / 2))).rejects.toThrow()
  await expect(store(tiff, useTypes.photo)).rejects.toMatchObject({ errorName: 'FileTypeRefused' })
})
