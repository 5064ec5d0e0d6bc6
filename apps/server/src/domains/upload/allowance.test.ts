import { randomBytes } from 'node:crypto'
import { FileUpload, SysBaseInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import { postFiles } from '../../testing/pictures/post-files.ts'

let node: TestApp
let second: TestNode
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
})
afterAll(() => node.close())

const mib = 1024 ** 2
const gib = 1024 ** 3

/** A member with originals of this many bytes. */
async function buildHolder(level: number, bytes: number, productCount = 0): Promise<Browser> {
  const holder = await buildMember(node, { level })
  await node.app.db
    .updateTable('member')
    .set({ product_count: productCount })
    .where('id', '=', holder.userId)
    .execute()
  await node.app.db
    .updateTable('stored_file')
    .set({ size_bytes: bytes })
    .where('id', '=', await buildFile(node, holder))
    .execute()
  return holder
}

const begin = (as: Browser, size: number, on: TestNode = node) =>
  callAs(on, as, FileUpload.Begin, {
    fileName: 'a.jpg',
    size,
    sha256: randomBytes(32).toString('hex'),
    useType: 1,
  })

test.each([
  [1, 0, 5],
  [3, 0, 5],
  [4, 0, 20],
  [6, 0, 20],
  [7, 0, 50],
  [10, 0, 50],
  [1, 1, 15],
  [7, 2, 60],
])('originals at Lv.%i with %i products fill %i GB to the last byte', async (level, products, space) => {
  const holder = await buildHolder(level, space * gib - mib, products)
  await expect(begin(holder, mib + 1)).rejects.toMatchObject({
    code: 5110,
    details: { used: space - 0.01, total: space },
  })
  await begin(holder, mib)
  await expect(begin(holder, 1)).rejects.toMatchObject({ code: 5110 })
})

test('the error message gives the used space', async () => {
  const holder = await buildHolder(1, 5 * gib - 20 * mib)
  await expect(begin(holder, 40 * mib)).rejects.toMatchObject({
    message: expect.stringContaining('原图空间不足：已用 4.98 GB，共 5 GB'),
  })
})

test('of concurrent uploads on two nodes one gets the last free bytes', async () => {
  const holder = await buildHolder(1, 5 * gib - mib)
  const begun = await Promise.allSettled(
    [0, 1, 2, 3, 4, 5].map((place) => begin(holder, mib, place % 2 === 0 ? node : second)),
  )
  expect(begun.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
})

test('restarted with another size an upload counts once; a used file sent again counts again', async () => {
  const holder = await buildHolder(1, 5 * gib - 10 * mib)
  const sha256 = 'cd'.repeat(32)
  const announce = (size: number) =>
    callAs(node, holder, FileUpload.Begin, { fileName: 'a.jpg', size, sha256, useType: 1 })
  await announce(8 * mib)
  await announce(10 * mib)
  await expect(announce(11 * mib)).rejects.toMatchObject({ code: 5110 })
})

test('a photograph may have 80 MB from level 7, in pieces and as a whole', async () => {
  const [six, seven] = [await buildMember(node, { level: 6 }), await buildMember(node, { level: 7 })]
  await expect(begin(six, 50 * mib + 1)).rejects.toMatchObject({ code: 5103, details: { max: 50 } })
  await begin(six, 50 * mib)
  await begin(seven, 80 * mib)
  await expect(begin(seven, 80 * mib + 1)).rejects.toMatchObject({ code: 5103, details: { max: 80 } })

  const picture = await buildPicture()
  const heavy = Buffer.concat([picture, Buffer.alloc(51 * mib - picture.length)])
  const send = (as: Browser) => postFiles(node, as, [{ fileName: 'a.jpg', body: heavy }])
  expect((await send(six)).body.error?.message).toBe('文件太大，最大 50 MB')
  expect((await send(seven)).body.error).toBeNull()
})

test('with the switch 视频上传 off no video upload begins, in pieces or as a whole, and the pages know it', async () => {
  const alice = await buildMember(node, { level: 2 })
  const announce = () =>
    callAs(node, alice, FileUpload.Begin, {
      fileName: 'a.mp4',
      size: 1000,
      sha256: 'ef'.repeat(32),
      useType: 10,
    })
  const open = async () => (await callAs(node, null, SysBaseInfo.GetSiteSettings, {})).videoUpload
  await announce()
  expect(await open()).toBe(true)
  await node.app.db
    .insertInto('sys_config')
    .values({ key: 'features', value: JSON.stringify({ video: false }) })
    .execute()
  expect(await open()).toBe(false)
  await expect(announce()).rejects.toMatchObject({ code: 5138 })
  const whole = await postFiles(node, alice, [{ fileName: 'a.mp4', body: Buffer.alloc(100) }], 10)
  expect(whole.body.error?.message).toBe('视频上传暂未开放')
  await begin(alice, mib)
})
