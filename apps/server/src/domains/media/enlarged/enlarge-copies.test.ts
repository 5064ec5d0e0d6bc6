import { rm } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Browser } from '../../../testing/call-as.ts'
import { buildCtx, buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { changeWatermark } from '../change-watermark.ts'
import { claimFiles, setFilesPublic } from '../claim-files.ts'
import { decodersOf, orderOf, copyKey } from '../../image/index.ts'
import { enlargeNext } from './enlarge-copies.ts'
import { finishCopies } from '../finish-copies.ts'
import { makeAvif } from '../make-avif.ts'
import { findFile, shownWatermarkVersion, watermarkFor } from '../media.store.ts'
import { loadPictures } from '../media.view.ts'
import { buildPicture } from '../../../testing/pictures/build-picture.ts'
import { builtInProfile, tagPng } from '../../../testing/pictures/colour-profile.ts'
import { uploadOne } from '../../../testing/pictures/post-files.ts'
import { writeTemporary } from '../../../storage/temporary-file.ts'

let node: TestApp
let alice: Browser
beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node)
})
afterAll(() => node.close())
beforeEach(() => node.app.db.deleteFrom('stored_file').execute())

/** A public photograph as an earlier release left it: its largest copy has 2048 px. */
async function publishAsBefore(body: Buffer, { marked = false } = {}): Promise<string> {
  const { fileId } = await uploadOne(node, alice, body)
  await node.app.db.transaction().execute(async (tx) => {
    await claimFiles(node.app, tx, { ownerId: alice.userId, fileIds: [fileId], useType: 1 })
    await setFilesPublic(tx, [fileId], true)
    if (marked) await changeWatermark(tx, fileId, { watermark: 1, text: '© 林小满' })
  })
  await finishCopies(node.app, fileId)
  await makeAvif(node.app, fileId)
  const file = (await findFile(node.app.db, fileId)) ?? expect.fail('no file')
  const former = (sizes: number[]) => sizes.map((size) => (size === 2160 ? 2048 : size))
  const local = await writeTemporary(node.app, [body])
  for (const mark of new Set([0, shownWatermarkVersion(file)]))
    for (const kind of ['webp', 'avif'] as const) {
      const order = orderOf(kind, local.path, 1, {
        mark: mark === 0 ? null : watermarkFor(file),
        sizes: [2048],
      })
      const result = await decodersOf(node.app).back.run(order)
      if (result.kind === 'refused') throw new Error(result.reason)
      for (const { gamut, body: copy } of result.picture.copies)
        await node.app.storage.put(
          copyKey(file.public_prefix, { size: 2048, gamut, mark }, kind),
          Buffer.from(copy),
          `image/${kind}`,
        )
    }
  await rm(local.path, { force: true })
  for (const gamut of ['srgb', 'p3'] as const)
    for (const mark of new Set([0, shownWatermarkVersion(file)]))
      for (const format of ['webp', 'avif'] as const)
        await node.app.storage.remove(copyKey(file.public_prefix, { size: 2160, gamut, mark }, format))
  await node.app.db
    .updateTable('stored_file')
    .set({
      webp_sizes: former(file.webp_sizes),
      avif_sizes: former(file.avif_sizes),
      p3_sizes: former(file.p3_sizes),
      p3_avif_sizes: former(file.p3_avif_sizes),
    })
    .where('id', '=', fileId)
    .execute()
  return fileId
}

const get = (url: string, accept = 'image/webp') => node.server.inject({ url, headers: { accept } })
const widthAt = async (url: string, accept?: string) => {
  const response = await get(url, accept)
  expect(response.statusCode, url).toBe(200)
  return (await sharp(response.rawPayload).metadata()).width
}
async function seen(fileId: string, as: Browser | null = null) {
  return (await loadPictures(buildCtx(node, as), [fileId])).get(fileId) ?? expect.fail('no picture')
}
async function stored(fileId: string): Promise<string[]> {
  const { public_prefix: prefix } = (await findFile(node.app.db, fileId)) ?? expect.fail('no file')
  const names: string[] = []
  for await (const { key } of node.app.storage.list(prefix)) names.push(key.slice(prefix.length + 1))
  return names.toSorted()
}
async function walk(): Promise<number> {
  let done = 0
  for (let after: string | undefined; ;) {
    const part = await enlargeNext({ app: node.app, db: node.app.db, log: node.app.log }, after)
    done += part.done
    if (part.next === null) return done
    after = part.next
  }
}

test('an earlier photograph gets the larger copy in all its formats and gamuts, and its former address names that', async () => {
  const body = tagPng(
    await buildPicture({ width: 2400, height: 900, format: 'png' }),
    await builtInProfile('p3'),
  )
  const fileId = await publishAsBefore(body)
  const before = await seen(fileId)
  expect([before.url2048, before.p3?.url2048]).toEqual([
    `/files/${fileId}/2048.webp`,
    `/files/${fileId}/2048p3.webp`,
  ])
  expect(await widthAt(before.url2048 ?? '')).toBe(2048)
  const formats = (await stored(fileId)).filter((name) => name.startsWith('2048'))

  expect(await walk()).toBe(1)
  const after = await seen(fileId)
  expect([after.url2048, after.p3?.url2048]).toEqual([
    `/files/${fileId}/2160.webp`,
    `/files/${fileId}/2160p3.webp`,
  ])
  for (const url of [before.url2048, after.url2048, before.p3?.url2048, after.p3?.url2048])
    expect(await widthAt(url ?? '')).toBe(2160)
  expect((await get(after.url2048 ?? '', 'image/avif')).headers['content-type']).toBe('image/avif')
  const names = await stored(fileId)
  expect(names.filter((name) => name.startsWith('2048'))).toEqual([])
  expect(names.filter((name) => name.startsWith('2160'))).toEqual(
    formats.map((name) => name.replace('2048', '2160')),
  )
  expect(await walk()).toBe(0)
})

test('a watermark is on the larger copy, and comes off it again', async () => {
  const fileId = await publishAsBefore(await buildPicture({ width: 2400, height: 900 }), { marked: true })
  const before = await seen(fileId)
  expect(before.url2048).toBe(`/files/${fileId}/2048m1.webp`)
  expect(await widthAt(before.url2048 ?? '')).toBe(2048)
  expect(await walk()).toBe(1)
  expect((await seen(fileId)).url2048).toBe(`/files/${fileId}/2160m1.webp`)
  expect(await widthAt(before.url2048 ?? '')).toBe(2160)
  expect((await get(`/files/${fileId}/2160.webp`)).statusCode).toBe(404)
  await node.app.db.transaction().execute((tx) => changeWatermark(tx, fileId, { watermark: 0, text: '' }))
  await finishCopies(node.app, fileId)
  const clean = await seen(fileId)
  expect(clean.url2048).toBe(`/files/${fileId}/2160.webp`)
  expect(await widthAt(clean.url2048 ?? '')).toBe(2160)
  expect((await stored(fileId)).filter((name) => name.includes('m1'))).toEqual([])
})

test('until then a new watermark is on the former copy', async () => {
  const fileId = await publishAsBefore(await buildPicture({ width: 2400, height: 900 }))
  await node.app.db
    .transaction()
    .execute((tx) => changeWatermark(tx, fileId, { watermark: 2, text: '© 林小满' }))
  // Its copies are being made.
  expect(await walk()).toBe(0)
  await finishCopies(node.app, fileId)
  const { url2048 } = await seen(fileId)
  expect(url2048).toBe(`/files/${fileId}/2048m1.webp`)
  expect(await widthAt(url2048 ?? '')).toBe(2048)
})

test('one with fewer pixels, and one that cannot be read, keep what they have, and hold nobody up', async () => {
  const small = await publishAsBefore(await buildPicture({ width: 2100, height: 700 }))
  const broken = await publishAsBefore(await buildPicture({ width: 2400, height: 900 }))
  const next = await publishAsBefore(await buildPicture({ width: 2400, height: 900 }))
  const { original_key: original } = (await findFile(node.app.db, broken)) ?? expect.fail('no file')
  await node.app.storage.remove(original)
  expect(await walk()).toBe(1)
  for (const [fileId, width] of [
    [small, 2048],
    [broken, 2048],
    [next, 2160],
  ] as const) {
    const { url2048 } = await seen(fileId)
    expect(url2048).toBe(`/files/${fileId}/${width}.webp`)
    expect(await widthAt(url2048 ?? '')).toBe(width)
  }
})
