import { NewPublish, Publish, errorCatalogue, type MethodInput } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { setWords } from '../../testing/word-list.ts'
import { hidePost, lockPostAndAuthor } from './hide-post.ts'
import { decidePost } from './decide-post.ts'

let node: TestApp
let alice: Browser
let bob: Browser

beforeAll(async () => {
  node = await openTestApp()
  alice = await buildMember(node, { nickName: '艾丽丝' })
  bob = await buildMember(node)
  await node.app.db
    .insertInto('topic')
    .values({ id: 'birds', name: '鸟类', sort: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
})
afterAll(() => node.close())

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })

async function picture(owner: Browser, overrides: Parameters<typeof buildFile>[2] = {}) {
  return { fileId: await buildFile(node, owner, overrides) }
}

type PostInput = MethodInput<typeof Publish.PublishPicture>

function send(as: Browser, input: PostInput) {
  return callAs(node, as, NewPublish.Publish, input)
}
async function publish(as: Browser, more: Partial<PostInput> = {}) {
  return send(as, { publishType: 1, pictures: [await picture(as)], ...more })
}

const countsOf = (userId: string) =>
  node.app.db
    .selectFrom('member_counter')
    .select(['publish_count', 'accepted_post_count', 'like_received_count'])
    .where('member_id', '=', userId)
    .executeTakeFirstOrThrow()

test('a post stores its author’s content, in order', async () => {
  const [one, two] = [await picture(alice), await picture(alice)]
  const { id, status } = await send(alice, {
    publishType: 1,
    pictures: [{ ...two, title: '清晨', alt: '雾里的山', exifHidden: ['iso'] }, one],
    text: '  山里的一天\u202e  ',
    tags: ['#晨雾', '晨雾', 'fog'],
    topicIds: ['birds'],
    place: '黄山',
    exposeUser: [3],
  })
  expect(status).toBe(2)
  const detail = await callAs(node, alice, NewPublish.Detail, { id })
  expect(detail).toMatchObject({
    summary: '山里的一天',
    tags: ['晨雾', 'fog'],
    topicInfos: [{ id: 'birds', name: '鸟类' }],
    place: '黄山',
    exposeUser: [1, 2, 3],
    isAuthor: true,
    addComment: true,
    authorNickName: '艾丽丝',
    status: 2,
  })
  expect(detail.pictures.map((shown) => shown.title)).toEqual(['清晨', ''])
  expect(detail.pictures[0]?.alt).toBe('雾里的山')
})

test('publishing moves the counters of member, tags and topic, and writes to the outbox', async () => {
  const before = await countsOf(bob.userId)
  const { id } = await publish(bob, { tags: ['计数'], topicIds: ['birds'] })
  const after = await countsOf(bob.userId)
  expect(after.publish_count - before.publish_count).toBe(1)
  expect(after.accepted_post_count - before.accepted_post_count).toBe(1)
  const tags = await callAs(node, null, NewPublish.GetTagList, { keyword: '计' })
  expect(tags).toEqual([{ name: '计数', count: 1 }])
  const events = await node.app.db
    .selectFrom('outbox_event')
    .select('payload')
    .where('name', '=', 'post.published')
    .execute()
  expect(events.map((event) => event.payload)).toContainEqual({ publishId: id, authorId: bob.userId })
})

test('a form is published once, whatever was changed between two attempts', async () => {
  const carol = await buildMember(node)
  const composeId = crypto.randomUUID()
  const first = await publish(carol, { text: '没有收到回音', composeId })
  const again = await publish(carol, { text: '又改了几个字', composeId })
  expect(again).toEqual({ ...first, isEarlier: true })
  expect((await callAs(node, carol, NewPublish.Detail, { id: first.id })).summary).toBe('没有收到回音')
  expect((await countsOf(carol.userId)).publish_count).toBe(1)

  // Another member's form with the same id, and one whose post was deleted, are different forms.
  expect((await publish(bob, { composeId })).isEarlier).toBeUndefined()
  await callAs(node, carol, NewPublish.DeletePublish, { id: first.id })
  expect((await publish(carol, { composeId })).id).not.toBe(first.id)
})

test('two attempts to publish a form at the same time make one post', async () => {
  const dan = await buildMember(node)
  const composeId = crypto.randomUUID()
  const both = await Promise.all(['一', '二'].map((text) => publish(dan, { text, composeId })))
  expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  expect((await countsOf(dan.userId)).publish_count).toBe(1)
})

test('the older URL publishes the same', async () => {
  const { id } = await callAs(node, bob, Publish.PublishPicture, {
    publishType: 1,
    pictures: [await picture(bob)],
  })
  expect((await callAs(node, null, NewPublish.Detail, { id })).pictures).toHaveLength(1)
})

test.each([
  ['no photograph', { pictures: [] }],
  ['an unknown audience', { exposeUser: [4] }],
  ['an unknown topic', { topicIds: ['no-such-topic'] }],
  ['six tags', { tags: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['a tag of signs', { tags: ['!!'] }],
  ['a text of 2001 characters', { text: '光'.repeat(2001) }],
  ['a lone surrogate', { text: '\ud800' }],
  ['a NUL', { text: 'a\u0000b' }],
  ['a status of its own', { status: 2 }],
  ['somebody as author', { userId: 'x' }],
])('a post with %s is refused and nothing is kept', async (_, wrong) => {
  const before = await node.app.db.selectFrom('publish').select('id').execute()
  const input = { publishType: 1, pictures: [await picture(alice)], ...wrong }
  const { body } = await callRaw(node, alice, NewPublish.Publish, input)
  expect(body.error).toMatchObject(code('BadInput'))
  expect(await node.app.db.selectFrom('publish').select('id').execute()).toHaveLength(before.length)
})

test('a grid has exactly nine photographs; otherwise it is a post of several', async () => {
  const pictures = await Promise.all(Array.from({ length: 9 }, () => picture(alice)))
  const typeOf = async (id: string) => (await callAs(node, alice, NewPublish.Detail, { id })).publishSubType
  const { id } = await publish(alice, { pictures, publishSubType: 3 })
  expect(await typeOf(id)).toBe(3)
  await callAs(node, alice, NewPublish.EditPublish, { id, publishType: 1, pictures: pictures.slice(0, 8) })
  expect(await typeOf(id)).toBe(2)
  const others = await Promise.all(Array.from({ length: 4 }, () => picture(alice)))
  expect(await typeOf((await publish(alice, { pictures: others, publishSubType: 3 })).id)).toBe(2)
})

test('nineteen photographs are too many, and none may occur twice', async () => {
  const pictures = await Promise.all(Array.from({ length: 19 }, () => picture(alice)))
  await expect(publish(alice, { pictures })).rejects.toMatchObject(code('BadInput'))
  const twice = pictures.slice(0, 1)
  await expect(publish(alice, { pictures: [...twice, ...twice] })).rejects.toMatchObject(code('BadInput'))
  expect((await publish(alice, { pictures: pictures.slice(0, 18) })).status).toBe(2)
})

test('another member’s file, and one that no longer exists, are not found', async () => {
  await expect(publish(alice, { pictures: [await picture(bob)] })).rejects.toMatchObject(
    code('UploadNotFound'),
  )
  const old = await picture(alice, { createdAt: new Date(Date.now() - 48 * 3600_000) })
  await expect(publish(alice, { pictures: [old] })).rejects.toMatchObject(code('UploadNotFound'))
})

test('a member without a phone may not publish', async () => {
  const mailOnly = await buildMember(node, { phoneBound: false })
  await expect(publish(mailOnly)).rejects.toMatchObject(code('PhoneNotBound'))
})

test('a double click publishes once', async () => {
  const input = {
    publishType: 1 as const,
    pictures: [await picture(alice)],
    text: '只发一次',
    requestId: crypto.randomUUID(),
  }
  const responses = await Promise.allSettled([send(alice, input), send(alice, input)])
  const again = await send(alice, input)
  const ids = responses.flatMap((response) => (response.status === 'fulfilled' ? [response.value.id] : []))
  expect(new Set([...ids, again.id]).size).toBe(1)
  const rows = await node.app.db.selectFrom('publish').select('id').where('body', '=', '只发一次').execute()
  expect(rows).toHaveLength(1)
})

test('a blocked word refuses the post, a word for review holds it back', async () => {
  await setWords(node, { block: ['赌博'], review: ['代购'] })
  await expect(publish(alice, { text: '来 赌 博' })).rejects.toMatchObject(code('ContentRefused'))
  const inAlt = [{ ...(await picture(alice)), alt: '赌博' }]
  await expect(publish(alice, { pictures: inAlt })).rejects.toMatchObject(code('ContentRefused'))
  const { id, status } = await publish(alice, { text: '代购相机' })
  expect(status).toBe(1)
  await setWords(node, { block: [], review: [] })
  await expect(callAs(node, bob, NewPublish.Detail, { id })).rejects.toMatchObject(code('ContentNotFound'))
  expect((await callAs(node, alice, NewPublish.Detail, { id })).status).toBe(1)
})

test('a new member’s first posts are reviewed where that is configured, and appear when passed', async () => {
  await setConfig(node, 'post.premoderation', true)
  const newcomer = await buildMember(node, { acceptedPosts: 2 })
  const { id, status } = await publish(newcomer, { tags: ['首发'] })
  expect(status).toBe(1)
  expect((await countsOf(newcomer.userId)).publish_count).toBe(0)
  expect(await callAs(node, null, NewPublish.GetTagList, { keyword: '首发' })).toEqual([])
  await decidePost(buildCtx(node), { id, pass: true })
  expect((await callAs(node, bob, NewPublish.Detail, { id })).status).toBe(2)
  expect(await countsOf(newcomer.userId)).toMatchObject({ publish_count: 1, accepted_post_count: 3 })
  await expect(decidePost(buildCtx(node), { id, pass: true })).rejects.toThrow('ContentNotFound')
  expect((await publish(newcomer)).status).toBe(2)
  await setConfig(node, 'post.premoderation', false)
})

test('a refused post is visible to its author only', async () => {
  await setConfig(node, 'post.premoderation', true)
  const newcomer = await buildMember(node, { acceptedPosts: 0 })
  const { id } = await publish(newcomer)
  await decidePost(buildCtx(node), { id, pass: false, reason: '图中有广告' })
  expect((await callAs(node, newcomer, NewPublish.Detail, { id })).status).toBe(4)
  await expect(callAs(node, null, NewPublish.Detail, { id })).rejects.toMatchObject(code('ContentNotFound'))
  await setConfig(node, 'post.premoderation', false)
})

test('a refused post that its author edits is reviewed again, and keeps its position', async () => {
  const { id } = await publish(alice, { tags: ['再审'] })
  const { createTime } = await callAs(node, alice, NewPublish.Detail, { id })
  const { pictures } = await callAs(node, alice, NewPublish.GetUserPublishDetail, { id })
  node.advance(60_000)
  await inTransaction(buildCtx(node), async (tx) => {
    const post = await lockPostAndAuthor(tx, id)
    if (post !== undefined) await hidePost(tx, post, node.app.now())
  })
  await decidePost(buildCtx(node), { id, pass: false, reason: '图中有广告' })
  const edit = { publishType: 1, id, pictures: pictures.map(({ fileId }) => ({ fileId })) } as const
  const { status } = await callAs(node, alice, NewPublish.EditPublish, {
    ...edit,
    text: '改好了',
    tags: ['再审'],
  })
  expect(status).toBe(1)
  await expect(callAs(node, bob, NewPublish.Detail, { id })).rejects.toMatchObject(code('ContentNotFound'))
  await decidePost(buildCtx(node), { id, pass: true })
  const shown = await callAs(node, bob, NewPublish.Detail, { id })
  expect(shown).toMatchObject({ status: 2, summary: '改好了', createTime })
  expect(await callAs(node, null, NewPublish.GetTagList, { keyword: '再审' })).toMatchObject([{ count: 1 }])
})

test('copies are public for a public post only, and closed when it is deleted', async () => {
  const isPublic = async (fileId: string) =>
    (
      await node.app.db
        .selectFrom('stored_file')
        .select('is_public')
        .where('id', '=', fileId)
        .executeTakeFirstOrThrow()
    ).is_public
  const [open, fans] = [await picture(alice), await picture(alice)]
  const { id } = await publish(alice, { pictures: [open] })
  const stored = await publish(alice, { pictures: [fans], exposeUser: [1] })
  expect([await isPublic(open.fileId), await isPublic(fans.fileId)]).toEqual([true, false])
  const shown = await callAs(node, alice, NewPublish.Detail, { id: stored.id })
  expect(shown.pictures[0]?.url480).toMatch(/\?e=\d+&s=/)
  const again = await publish(alice, { pictures: [open] })
  await callAs(node, alice, NewPublish.DeletePublish, { id })
  expect(await isPublic(open.fileId)).toBe(true)
  await callAs(node, alice, NewPublish.DeletePublish, { id: again.id })
  expect(await isPublic(open.fileId)).toBe(false)
})

test('only the author deletes; a deleted post is hidden from everybody and not counted', async () => {
  const { id } = await publish(alice, { tags: ['要删'] })
  const before = await countsOf(alice.userId)
  await expect(callAs(node, bob, NewPublish.DeletePublish, { id })).rejects.toMatchObject(code('Forbidden'))
  await callAs(node, alice, NewPublish.DeletePublish, { id })
  for (const viewer of [alice, bob, null]) {
    await expect(callAs(node, viewer, NewPublish.Detail, { id })).rejects.toMatchObject(
      code('ContentNotFound'),
    )
  }
  await expect(callAs(node, alice, NewPublish.DeletePublish, { id })).rejects.toMatchObject(
    code('ContentNotFound'),
  )
  expect(before.publish_count - (await countsOf(alice.userId)).publish_count).toBe(1)
  expect(await callAs(node, null, NewPublish.GetTagList, { keyword: '要删' })).toEqual([])
})

test('a field the author hides is neither shown to others nor found by a filter', async () => {
  await node.app.db.insertInto('camera').values({ id: 'hidden-cam', name: 'C1', brand: '澄光' }).execute()
  const hidden = await picture(alice, { cameraId: 'hidden-cam', iso: 400 })
  const { id } = await publish(alice, { pictures: [{ ...hidden, exifHidden: ['camera'] }] })
  const [seen] = (await callAs(node, bob, NewPublish.Detail, { id })).pictures
  expect(seen?.exif).toMatchObject({ cameraId: null, cameraName: null, iso: 400, hidden: ['camera'] })
  const row = await node.app.db
    .selectFrom('publish')
    .select(['cover_camera_id', 'cover_iso'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toEqual({ cover_camera_id: null, cover_iso: 400 })
})
