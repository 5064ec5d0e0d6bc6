import { goodsPicture, topicCover } from '@guangquan/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { claimSitePicture } from '../../site-picture/index.ts'
import { denseUses, copyKey } from '../../image/index.ts'
import { makeAvif } from '../make-avif.ts'
import { findFile } from '../media.store.ts'
import { storeFile } from '../store-file.ts'
import { buildPicture } from '../../../testing/pictures/build-picture.ts'
import { enlargeNextSitePicture } from './enlarge-site-pictures.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())
beforeEach(() => node.app.db.deleteFrom('stored_file').execute())

/** A picture of goods, or of another use, and its paths. */
async function store(width: number, { useType }: { useType: number } = goodsPicture) {
  const body = await buildPicture({ width, height: Math.round((width * 3) / 4) })
  const fileId = await storeFile(node.app, null, body, { fileName: 'picture.jpg', useType })
  const paths = await node.app.db
    .transaction()
    .execute((tx) => claimSitePicture(node.app, tx, { fileId, useType }))
  return { ...paths, dense: paths.path.replace(/\d+\.webp$/, '2160.webp') }
}

/** As an earlier release left it: without the copy for dense screens. */
async function asBefore(fileId: string): Promise<void> {
  const file = (await findFile(node.app.db, fileId)) ?? expect.fail('no file')
  for (const format of ['webp', 'avif'] as const)
    await node.app.storage.remove(copyKey(file.public_prefix, { size: 2160, gamut: 'srgb', mark: 0 }, format))
  const former = (sizes: number[]) => sizes.filter((size) => size < 2160)
  await node.app.db
    .updateTable('stored_file')
    .set({ webp_sizes: former(file.webp_sizes), avif_sizes: former(file.avif_sizes) })
    .where('id', '=', fileId)
    .execute()
}

async function get(url: string, accept = 'image/webp') {
  const response = await node.server.inject({ url, headers: { accept } })
  expect(response.statusCode, url).toBe(200)
  const { width } = await sharp(response.rawPayload).metadata()
  return { width, type: response.headers['content-type'], caching: response.headers['cache-control'] }
}

async function walk(): Promise<number> {
  let done = 0
  for (let after: string | undefined; ;) {
    const part = await enlargeNextSitePicture({ app: node.app, db: node.app.db, log: node.app.log }, after)
    done += part.done
    if (part.next === null) return done
    after = part.next
  }
}

test('an uploaded picture of goods has a copy for dense screens beside the one that is named', async () => {
  const { path, smallPath, dense } = await store(2600)
  expect([path, smallPath].map((one) => one.split('/').at(-1))).toEqual(['1200.webp', '800.webp'])
  expect((await get(path)).width).toBe(1200)
  expect(await get(dense)).toMatchObject({ width: 2160, caching: expect.stringContaining('immutable') })
  // The address of a size that a picture has not the pixels for names the largest.
  const { dense: ofSmaller } = await store(1000)
  expect(await get(ofSmaller)).toMatchObject({ width: 1000, caching: expect.stringContaining('immutable') })
  expect(await walk()).toBe(0)
})

test('one from before gets that copy, in AVIF too, and until then nobody keeps the smaller one for long', async () => {
  const { fileId, dense } = await store(2600)
  await asBefore(fileId)
  expect(await get(dense)).toMatchObject({ width: 1200, caching: expect.stringContaining('max-age=3600') })
  expect(await walk()).toBe(1)
  expect(await get(dense)).toMatchObject({ width: 2160, caching: expect.stringContaining('immutable') })
  await makeAvif(node.app, fileId)
  expect((await get(dense, 'image/avif')).type).toMatch(/^image\/(?:avif|webp)$/)
  expect((await findFile(node.app.db, fileId))?.webp_sizes).toEqual([800, 1200, 2160])
  expect(await walk()).toBe(0)
})

test('a picture with few pixels, or whose original is gone, keeps what it has, and holds none up', async () => {
  const small = await store(1000)
  const lost = await store(2000)
  const next = await store(2000)
  for (const { fileId } of [lost, next]) await asBefore(fileId)
  const { original_key: original } = (await findFile(node.app.db, lost.fileId)) ?? expect.fail('no file')
  await node.app.storage.remove(original)
  expect(await walk()).toBe(1)
  expect([await get(small.dense), await get(lost.dense), await get(next.dense)]).toMatchObject([
    { width: 1000 },
    { width: 1200 },
    { width: 2000 },
  ])
})

test('a topic has a copy three times as wide as it is named; the index holds every use', async () => {
  const { path } = await store(1600, topicCover)
  expect(path).toMatch(/\/288\.webp$/)
  expect((await get(path.replace('288', '864'))).width).toBe(864)
  const { rows } = await sql<{ definition: string }>`
    select indexdef as definition from pg_indexes where indexname = 'stored_file_dense_use'`.execute(
    node.app.db,
  )
  const held = rows[0]?.definition.match(/\d+/g)?.map(Number) ?? []
  for (const { useType } of denseUses) expect(held).toContain(useType)
})
