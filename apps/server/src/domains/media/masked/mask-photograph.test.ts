import { ArticleInfo, errorCatalogue, NewPublish, Notice, ReviewCase, useTypes } from '@guangquan/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAppealOfPost } from '../../../testing/appeals.ts'
import { articleText, publishArticle } from '../../../testing/articles.ts'
import { callAs, callRaw, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { buildVote } from '../../../testing/votes.ts'
import { finishDecision } from '../../review/index.ts'
import { releaseFiles } from '../claim-files.ts'
import { makeAvif } from '../make-avif.ts'
import { builtInProfile, tagPng } from '../../../testing/pictures/colour-profile.ts'
import { uploadOne } from '../../../testing/pictures/post-files.ts'

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

async function caseOf(kind: 'post' | 'comment', targetId: string): Promise<string> {
  await callAs(node, await buildMember(node), NewPublish.UserReport, {
    reportType: kind === 'post' ? 1 : 2,
    targetId,
    reason: 6,
  })
  const { items } = await callAs(node, moderator, ReviewCase.GetList, { kind })
  return items.find((item) => item.targetId === targetId)?.id ?? expect.fail('no case')
}

async function postAndCase() {
  const { fileId } = await uploadOne(node, author, await buildSecret())
  const { id } = await callAs(node, author, NewPublish.Publish, {
    publishType: 1,
    text: '门牌',
    pictures: [{ fileId }],
  })
  return { id, fileId, caseId: await caseOf('post', id) }
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

async function decide(caseId: string, ...pictureIds: string[]) {
  const masks: { pictureId: string; fileId: string }[] = []
  for (const pictureId of pictureIds) {
    const { fileId } = await callAs(node, moderator, ReviewCase.MaskPicture, {
      id: caseId,
      pictureId,
      regions: [region],
    })
    masks.push({ pictureId, fileId })
  }
  const { version } = await callAs(node, moderator, ReviewCase.Get, { id: caseId })
  const { items } = await callAs(node, moderator, ReviewCase.Decide, {
    cases: [{ id: caseId, version }],
    decision: 'mask',
    reason,
    masks,
  })
  expect(items).toMatchObject([{ state: 'decided' }])
  return masks[0]?.fileId ?? expect.fail('nothing was masked')
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

test('pictures of articles, votes and comments are masked, and unmasked when that is undone', async () => {
  const secretPicture = await buildSecret()
  const upload = async (useType: number) => (await uploadOne(node, author, secretPicture, useType)).fileId
  const photoId = await upload(useTypes.articlePhoto)
  const article = await publishArticle(node, author, {
    html: `${articleText}<figure data-photo="${photoId}"></figure>`,
    coverFileId: await upload(useTypes.articleCover),
  })
  const articleUrls = async () => {
    const { lead, blocks } = await callAs(node, author, ArticleInfo.Get, { id: article.id })
    const photo = blocks.flatMap((block) => (block.kind === 'photo' ? [block.picture] : []))
    return [lead ?? expect.fail('no cover'), ...photo]
  }
  const vote = await buildVote(node, author, {
    options: [
      { text: '左', fileId: await upload(useTypes.photo) },
      { text: '右', fileId: await upload(useTypes.photo) },
    ],
  })
  const optionUrls = async () => {
    const detail = await callAs(node, author, NewPublish.Detail, { id: vote.id })
    return [detail.vote?.options[0]?.picture ?? expect.fail('no picture')]
  }
  const comment = await callAs(node, author, NewPublish.Reply, {
    publishId: vote.id,
    text: '就是这里',
    picture: await upload(useTypes.comment),
  })
  const commentUrls = async () => {
    const { items } = await callAs(node, author, NewPublish.GetPublishReplyList, { publishId: vote.id })
    return [items[0]?.picture ?? expect.fail('no picture')]
  }
  const pictures = await articleUrls()
  const cases = [
    { caseId: await caseOf('post', article.id), names: pictures.map(({ id }) => id), shown: articleUrls },
    { caseId: await caseOf('post', vote.id), names: vote.options.slice(0, 1), shown: optionUrls },
    { caseId: await caseOf('comment', comment.id), names: [comment.id], shown: commentUrls },
  ]
  for (const { caseId, names, shown } of cases) {
    const before = await shown()
    expect(before).toHaveLength(names.length)
    await decide(caseId, ...names)
    const masked = await shown()
    for (const [at, { url1080 }] of masked.entries()) {
      // A cover is cut to 16:9, so that its blocks are smaller than those of the others.
      expect(await contrast((await fetchPicture(url1080)).rawPayload)).toBeLessThan(128)
      expect((await fetchPicture(before[at]?.url1080 ?? '')).statusCode).toBe(404)
    }
    await callAs(node, moderator, ReviewCase.Undo, { ids: [caseId] })
    const after = await shown()
    expect(after.map(({ url1080 }) => new URL(url1080, 'http://x').pathname)).toEqual(
      before.map(({ url1080 }) => new URL(url1080, 'http://x').pathname),
    )
    expect(await contrast((await fetchPicture(after[0]?.url1080 ?? '')).rawPayload)).toBeGreaterThan(200)
  }
})

test('whoever may decide an appeal sees the former photograph for ten minutes, and nobody else does', async () => {
  const { id, caseId } = await postAndCase()
  const before = await show(id)
  await decide(caseId, before.id)
  const appealId = await buildAppealOfPost(node, { memberId: author.userId, id })
  const see = { appealId, reason: '核对申诉' }
  const { items } = await callAs(node, moderator, ReviewCase.SeeFormer, see)
  const [former = expect.fail('no former photograph')] = items
  const response = await fetchPicture(former.formerUrl)
  expect(response.headers['cache-control']).toMatch(/^private/)
  expect(await contrast(response.rawPayload)).toBeGreaterThan(200)
  expect(await contrast((await fetchPicture(former.maskedUrl)).rawPayload)).toBeLessThan(40)
  const [act] = await node.app.db
    .selectFrom('staff_act')
    .where('act', '=', 'review.formerSeen')
    .selectAll()
    .orderBy('seq', 'desc')
    .execute()
  expect(act).toMatchObject({ target_id: id, reason: see.reason, after: { appeal: appealId } })
  await node.app.db
    .updateTable('strike')
    .set({ staff_id: moderator.staffId })
    .where('target_id', '=', id)
    .execute()
  const own = await callRaw(node, moderator, ReviewCase.SeeFormer, see)
  expect(own.body.error?.code).toBe(errorCatalogue.Forbidden.code)
  node.advance(11 * 60_000)
  expect((await fetchPicture(former.formerUrl)).statusCode).toBe(404)
})
