import { randomBytes } from 'node:crypto'
import { NewPublish, useTypes } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeUnusedFiles } from './remove-unused-files.ts'
import { postFiles, uploadOne } from '../../testing/pictures/post-files.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let reader: Browser
let post: string
beforeAll(async () => {
  node = await openTestApp()
  reader = await buildMember(node)
  post = await buildPost(node, await buildMember(node))
})
afterAll(() => node.close())

const hidden = 'MADE-AT-HOME-OF-ZHANG-SAN'

/** A GIF of frames in different greys, each with its own pattern, and a comment in the file. */
async function buildGif(frames: number, { width = 640, height = 360 } = {}): Promise<Buffer> {
  const rows = Buffer.alloc(width * height * frames)
  for (let frame = 0; frame < frames; frame++) {
    rows.fill((frame * 37) % 256, frame * width * height, (frame + 1) * width * height)
    randomBytes(40).copy(rows, frame * width * height)
  }
  const raw = { width, height: height * frames, channels: 1, pageHeight: height } as const
  const delay = Array<number>(frames).fill(120)
  const gif = await sharp(rows, { raw, limitInputPixels: false })
    .gif({ effort: 1, delay, loop: 3 })
    .toBuffer()
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, hidden.length]), Buffer.from(`${hidden}\0`)])
  return Buffer.concat([gif.subarray(0, -1), comment, gif.subarray(-1)])
}

/** A small file that repeats one square frame. */
function gifBomb(side: number, frames: number): Buffer {
  const sides = Buffer.alloc(4)
  sides.writeUInt16LE(side, 0)
  sides.writeUInt16LE(side, 2)
  const head = [Buffer.from('474946383961', 'hex'), sides, Buffer.from('800000ff0000000000', 'hex')]
  const start = Buffer.from('21f90400000000002c00000000', 'hex')
  const frame = Buffer.concat([start, sides, Buffer.from('000202440100', 'hex')])
  return Buffer.concat([...head, ...Array<Buffer>(frames).fill(frame), Buffer.from('3b', 'hex')])
}

const send = async (body: Buffer, useType: number = useTypes.comment) => {
  const response = await postFiles(node, reader, [{ fileName: 'cat.gif', body }], useType)
  return response.body.error?.code ?? 200
}

test('a GIF in a comment is shown by its first frame and plays as an animation without its metadata', async () => {
  const { fileId } = await uploadOne(node, reader, await buildGif(5), useTypes.comment)
  await callAs(node, reader, NewPublish.Reply, { publishId: post, text: '会动', picture: fileId })
  const [item] = (await callAs(node, null, NewPublish.GetPublishReplyList, { publishId: post })).items
  const { urlMoving, url480, width, height } = item?.picture ?? {}
  expect([width, height]).toEqual([640, 360])

  const moving = await node.server.inject({ url: urlMoving ?? '', headers: { accept: 'image/avif,image/*' } })
  expect(moving.statusCode).toBe(200)
  expect(moving.headers['content-type']).toBe('image/webp')
  const facts = await sharp(moving.rawPayload, { animated: true }).metadata()
  expect([facts.format, facts.pages, facts.width, facts.pageHeight]).toEqual(['webp', 5, 640, 360])
  expect([facts.delay, facts.loop]).toEqual([[120, 120, 120, 120, 120], 3])
  expect(moving.rawPayload.includes(hidden)).toBe(false)

  const still = await node.server.inject({ url: url480 ?? '' })
  const first = await sharp(still.rawPayload).metadata()
  expect([first.pages ?? 1, first.width]).toEqual([1, 480])
  expect((await node.server.inject({ url: (urlMoving ?? '').split('?')[0] ?? '' })).statusCode).toBe(404)
})

test('a static GIF has no animation, and neither has a photograph', async () => {
  const still = await uploadOne(node, reader, await buildGif(1), useTypes.comment)
  await callAs(node, reader, NewPublish.Reply, { publishId: post, text: '不动', picture: still.fileId })
  const [item] = (await callAs(node, null, NewPublish.GetPublishReplyList, { publishId: post })).items
  expect(item?.picture).toMatchObject({ urlMoving: null, width: 640 })
})

test('a GIF is accepted for comments and private messages only', async () => {
  const body = await buildGif(2, { width: 1300, height: 800 })
  const accepting: number[] = [useTypes.comment, useTypes.message, useTypes.video]
  for (const use of Object.values(useTypes).filter((one) => !accepting.includes(one)))
    expect(await send(body, use), `use ${use}`).toBe(use === useTypes.proof ? 5121 : 5101)
})

test('too many or too large frames are refused before decoding', async () => {
  const many = await buildGif(301, { width: 60, height: 60 })
  const bombs = [gifBomb(10_000, 10_000), gifBomb(10_000, 1), gifBomb(1000, 51), many]
  const started = performance.now()
  for (const bomb of bombs) expect(await send(bomb)).toBe(5114)
  expect(performance.now() - started).toBeLessThan(8000)
  expect(await send((await buildGif(4)).subarray(0, 60))).toBe(5104)
})

test('the animation is removed with the file', async () => {
  const lonely = await openTestApp()
  const file = await uploadOne(lonely, await buildMember(lonely), await buildGif(3), useTypes.comment)
  const { public_prefix: prefix } = await lonely.app.db
    .selectFrom('stored_file')
    .select('public_prefix')
    .where('id', '=', file.fileId)
    .executeTakeFirstOrThrow()
  const stored = await lonely.app.storage.get(`${prefix}/1080a.webp`)
  stored?.stream.destroy()
  expect(stored).not.toBeNull()
  lonely.advance(25 * 3600_000)
  await removeUnusedFiles(lonely.app)
  expect(await lonely.app.storage.get(`${prefix}/1080a.webp`)).toBeNull()
  await lonely.close()
})
