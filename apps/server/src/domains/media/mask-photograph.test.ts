import { NewPublish, Notice, ReviewCase } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { finishDecision } from '../review/index.ts'
import { releaseFiles } from './claim-files.ts'
import { makeAvif } from './make-avif.ts'
import { builtInProfile, tagPng } from './testing/colour-profile.ts'
import { uploadOne } from './testing/post-files.ts'

let node: TestApp
let moderator: StaffBrowser
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  moderator = await buildStaff(node, ['moderator'])
  author = await buildMember(node)
})
afterAll(() => node.close())

const [width, height] = [1400, 1000]
/** What must not be recognised: stripes of black and white, in the middle of a green picture. */
const secret = { left: 560, top: 400, width: 280, height: 200 }
const region = { x: 0.4, y: 0.4, width: 0.2, height: 0.2 }
const reason = '泄露他人隐私'

/** A photograph in Display P3 with the secret. */
async function buildSecret(): Promise<Buffer> {
  const stripes = Buffer.alloc(secret.width * secret.height * 3)
  for (let at = 0; at < stripes.length; at++)
    stripes[at] = (Math.floor((Math.floor(at / 3) % secret.width) / 28) % 2) * 255
  const plain = await sharp({ create: { width, height, channels: 3, background: '#20c040' } })
    .composite([
      {
        input: stripes,
        raw: { width: secret.width, height: secret.height, channels: 3 },
        left: secret.left,
        top: secret.top,
      },
    ])
    .removeAlpha()
    .png()
    .toBuffer()
  return tagPng(plain, await builtInProfile('p3'))
}

async function postAndCase() {
  const { fileId } = await uploadOne(node, author, await buildSecret())
  const { id } = await callAs(node, author, NewPublish.Publish, {
    publishType: 1,
    text: '门牌',
    pictures: [{ fileId }],
  })
  await callAs(node, await buildMember(node), NewPublish.UserReport, {
    reportType: 1,
    targetId: id,
    reason: 6,
  })
  const { items } = await callAs(node, moderator, ReviewCase.GetList, { kind: 'post' })
  const found = items.find(({ targetId }) => targetId === id) ?? expect.fail('no case')
  return { id, fileId, caseId: found.id }
}

async function show(id: string) {
  const post = await callAs(node, author, NewPublish.Detail, { id })
  return post.pictures[0] ?? expect.fail('no photograph')
}

const fetchPicture = (url: string, accept = 'image/webp') =>
  node.server.inject({ method: 'GET', url, headers: { accept } })

/** How far the brightness of the secret part differs from one place to the next, of 255. */
async function contrast(body: Buffer): Promise<number> {
  const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const y = Math.floor(info.height / 2)
  const row = Array.from(
    { length: Math.floor(info.width * 0.18) },
    (_, place) => data[(y * info.width + Math.floor(info.width * 0.41) + place) * info.channels] ?? 0,
  )
  return Math.max(...row) - Math.min(...row)
}

async function decide(caseId: string, pictureId: string) {
  const { fileId } = await callAs(node, moderator, ReviewCase.MaskPicture, {
    id: caseId,
    pictureId,
    regions: [region],
  })
  const { version } = await callAs(node, moderator, ReviewCase.Get, { id: caseId })
  const { items } = await callAs(node, moderator, ReviewCase.Decide, {
    cases: [{ id: caseId, version }],
    decision: 'mask',
    reason,
    masks: [{ pictureId, fileId }],
  })
  expect(items).toMatchObject([{ state: 'decided' }])
  return fileId
}

test('of a masked part no copy that is served shows anything, and the former copies cannot be fetched', async () => {
  const { id, fileId, caseId } = await postAndCase()
  const before = await show(id)
  expect(await contrast((await fetchPicture(before.url1080)).rawPayload)).toBeGreaterThan(200)
  const maskedId = await decide(caseId, before.id)
  await makeAvif(node.app, maskedId)
  const after = await show(id)
  const urls = [after, after.p3].flatMap((one) =>
    one === null ? [] : [one.url480, one.url1080, one.url2048 ?? expect.fail('no large copy')],
  )
  expect(urls).toHaveLength(6)
  for (const url of urls) {
    for (const accept of ['image/webp', 'image/avif,image/webp']) {
      const copy = await fetchPicture(url, accept)
      expect(copy.statusCode).toBe(200)
      expect(await contrast(copy.rawPayload)).toBeLessThan(40)
    }
  }
  const kept = await sharp((await fetchPicture(after.url1080)).rawPayload)
    .extract({ left: 20, top: 20, width: 200, height: 200 })
    .stats()
  expect(kept.channels[1]?.mean).toBeGreaterThan(kept.channels[0]?.mean ?? 255)
  for (const url of [before.url480, before.url1080, before.url2048 ?? '', before.p3?.url1080 ?? '']) {
    expect((await fetchPicture(url)).statusCode).toBe(404)
  }
  expect(after.exif).toEqual(before.exif)
  const again = { publishType: 1, text: '再发一次', pictures: [{ fileId }] }
  expect((await callRaw(node, author, NewPublish.Publish, again)).body.success).toBe(false)

  await finishDecision({ db: node.app.db, now: node.app.now() }, caseId)
  const { items } = await callAs(node, author, Notice.GetUserNoticeList, { tab: 6 })
  expect(items[0]).toMatchObject({ type: 'post.masked', text: expect.stringContaining(reason) })

  // The former file goes with the masked one.
  await node.app.db.transaction().execute((tx) => releaseFiles(tx, [maskedId]))
  const released = await node.app.db
    .selectFrom('stored_file')
    .where('id', 'in', [fileId, maskedId])
    .where('used_at', 'is', null)
    .select('id')
    .execute()
  expect(released).toHaveLength(2)
})

test('undone, the photograph is as it was, and the masked copies cannot be fetched', async () => {
  const { id, caseId } = await postAndCase()
  const before = await show(id)
  await decide(caseId, before.id)
  const masked = await show(id)
  expect(masked.url1080).not.toBe(before.url1080)
  const { items } = await callAs(node, moderator, ReviewCase.Undo, { ids: [caseId] })
  expect(items).toEqual([{ id: caseId, isUndone: true }])
  const after = await show(id)
  expect(after.url1080).toBe(before.url1080)
  expect(await contrast((await fetchPicture(after.url1080)).rawPayload)).toBeGreaterThan(200)
  expect((await fetchPicture(masked.url1080)).statusCode).toBe(404)
})

test('a masked copy of another photograph is refused', async () => {
  const [first, second] = [await postAndCase(), await postAndCase()]
  const picture = await show(first.id)
  const { fileId } = await callAs(node, moderator, ReviewCase.MaskPicture, {
    id: first.caseId,
    pictureId: picture.id,
    regions: [region],
  })
  const other = await show(second.id)
  const { version } = await callAs(node, moderator, ReviewCase.Get, { id: second.caseId })
  const swap = {
    cases: [{ id: second.caseId, version }],
    decision: 'mask' as const,
    reason,
    masks: [{ pictureId: other.id, fileId }],
  }
  await expect(callAs(node, moderator, ReviewCase.Decide, swap)).rejects.toMatchObject({ code: 3002 })
  const foreign = { id: second.caseId, pictureId: picture.id, regions: [region] }
  expect((await callRaw(node, moderator, ReviewCase.MaskPicture, foreign)).body.success).toBe(false)
})
