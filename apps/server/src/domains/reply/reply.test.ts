import {
  NewPublish,
  ReplyItem,
  type ReplyChild,
  UserLike,
  errorCatalogue,
  type MethodInput,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildCircle, buildCircleMember } from '../../testing/circles.ts'
import { readAll } from '../../testing/pages.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { buildBlock, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { setWords } from '../../testing/word-list.ts'
import { decideReply } from './decide-reply.ts'

let node: TestApp
let author: Browser
let bob: Browser
let carol: Browser
let publishId: string

beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node, { nickName: '作者' })
  bob = await buildMember(node, { nickName: '小博' })
  carol = await buildMember(node, { nickName: '卡罗' })
})
afterAll(() => node.close())
beforeEach(async () => {
  publishId = await buildPost(node, author)
})

const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })

async function write(as: Browser, text: string, parentId?: string): Promise<ReplyChild> {
  node.advance(1000)
  return callAs(node, as, NewPublish.Reply, {
    publishId,
    text,
    ...(parentId === undefined ? {} : { parentId }),
  })
}
type ListInput = Partial<MethodInput<typeof NewPublish.GetPublishReplyList>>

async function list(as: Browser | null, input: ListInput = {}): Promise<ReplyItem[]> {
  const items = await readAll((cursor) =>
    callAs(node, as, NewPublish.GetPublishReplyList, { publishId, maxResultCount: 3, ...input, cursor }),
  )
  return items.map((item) => ReplyItem.parse(item))
}
async function children(as: Browser | null, parentId: string): Promise<ReplyChild[]> {
  return readAll((cursor) =>
    callAs(node, as, NewPublish.GetPublishReplyList, { publishId, parentId, maxResultCount: 2, cursor }),
  )
}
const replyCount = async () => (await callAs(node, author, NewPublish.Detail, { id: publishId })).replyCount
const texts = (items: { text: string }[]) => items.map((item) => item.text)

test('a comment is shown with its writer and counted', async () => {
  const written = await write(bob, '  好光[微笑]  ')
  expect(written).toMatchObject({
    text: '好光[微笑]',
    nickName: '小博',
    parentId: null,
    can: { remove: true },
  })
  const [seen] = await list(null)
  expect(seen).toMatchObject({ id: written.id, isAuthor: false, can: { report: true }, childCount: 0 })
  expect(seen?.can.remove).toBeUndefined()
  expect(await replyCount()).toBe(1)
})

test('an answer to an answer belongs to the first-level comment and names whom it answers', async () => {
  const top = await write(bob, '在哪里拍的')
  const second = await write(author, '黄山', top.id)
  const third = await write(carol, '几点', second.id)
  expect(second).toMatchObject({ parentId: top.id, replyToUser: null, isAuthor: true })
  expect(third).toMatchObject({ parentId: top.id, replyToUser: '作者' })
  const [seen] = await list(carol)
  expect(seen).toMatchObject({ childCount: 2 })
  expect(texts(seen?.children ?? [])).toEqual(['黄山', '几点'])
  expect(await replyCount()).toBe(3)
})

test('two answers are sent with the comment, the rest by its own list to the end', async () => {
  const top = await write(bob, '问')
  for (let index = 0; index < 5; index++) await write(carol, `答${index}`, top.id)
  const [seen] = await list(null)
  expect(seen?.childCount).toBe(5)
  expect(texts(seen?.children ?? [])).toEqual(['答0', '答1'])
  expect(texts(await children(null, top.id))).toEqual(['答0', '答1', '答2', '答3', '答4'])
})

test('the newest come first, or the most liked', async () => {
  const ids: string[] = []
  for (let index = 0; index < 7; index++) ids.push((await write(bob, `${index}`)).id)
  for (const fan of [author, carol]) {
    await callAs(node, fan, NewPublish.ReplyLike, { id: ids[2] ?? '', on: true })
  }
  await callAs(node, carol, NewPublish.ReplyLike, { id: ids[5] ?? '', on: true })
  expect(texts(await list(carol, { sort: 'new' }))).toEqual(['6', '5', '4', '3', '2', '1', '0'])
  expect(texts(await list(carol, { sort: 'hot' }))).toEqual(['2', '5', '6', '4', '3', '1', '0'])
  const page = await callAs(node, carol, NewPublish.GetPublishReplyList, {
    publishId,
    sort: 'hot',
    skipCount: 2,
    maxResultCount: 2,
  })
  expect(texts(page.items)).toEqual(['6', '4'])
  expect(page.totalCount).toBe(7)
})

test('comments written while others read are neither repeated nor skipped', async () => {
  for (let index = 0; index < 8; index++) await write(bob, `${index}`)
  const items = await readAll(
    (cursor) =>
      callAs(node, carol, NewPublish.GetPublishReplyList, {
        publishId,
        sort: 'new',
        maxResultCount: 3,
        cursor,
      }),
    async () => {
      await write(bob, '新')
    },
  )
  expect(texts(items)).toEqual(['7', '6', '5', '4', '3', '2', '1', '0'])
})

test('likes of a comment toggle and count once', async () => {
  const { id } = await write(bob, '赞我')
  const like = (on: boolean) => callAs(node, carol, NewPublish.ReplyLike, { id, on })
  expect(await like(true)).toEqual({ likeCount: 1, isLike: true })
  expect(await like(true)).toEqual({ likeCount: 1, isLike: true })
  expect(await callAs(node, author, UserLike.Like, { targetType: 2, targetId: id, on: true })).toEqual({
    likeCount: 2,
    isLike: true,
  })
  expect((await list(carol))[0]).toMatchObject({ isLike: true, likeCount: 2 })
  expect(await like(false)).toEqual({ likeCount: 1, isLike: false })
  expect(await like(false)).toEqual({ likeCount: 1, isLike: false })
})

test.each(['deleted', 'removed'])('a like of a comment that is %s meanwhile finds none', async (how) => {
  const { id } = await write(bob, '马上就没了')
  const like = await node.app.db.transaction().execute(async (tx) => {
    if (how === 'removed') await tx.deleteFrom('reply').where('id', '=', id).execute()
    else await tx.updateTable('reply').set({ status: 5 }).where('id', '=', id).execute()
    const pending = callRaw(node, carol, NewPublish.ReplyLike, { id, on: true }, { expectsUnknown: true })
    // It has read the comment, and waits for this transaction.
    await expect
      .poll(async () => {
        const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(node.app.db)
        return rows[0]?.count
      })
      .toBeGreaterThan(0)
    return { pending }
  })
  expect((await like.pending).body.error).toMatchObject(code('ContentNotFound'))
})

test('writer and post author delete, nobody else; answers are deleted too', async () => {
  const top = await write(bob, '一')
  const answer = await write(carol, '二', top.id)
  await write(bob, '三', top.id)
  await expect(callAs(node, carol, NewPublish.DeleteReply, { id: top.id })).rejects.toMatchObject(
    code('Forbidden'),
  )
  expect(await callAs(node, carol, NewPublish.DeleteReply, { id: answer.id })).toEqual({ replyCount: 2 })
  expect((await list(null))[0]).toMatchObject({ childCount: 1 })
  expect(await callAs(node, author, NewPublish.DeleteReply, { id: top.id })).toEqual({ replyCount: 0 })
  expect(await list(author)).toEqual([])
  await expect(callAs(node, author, NewPublish.DeleteReply, { id: top.id })).rejects.toMatchObject(
    code('ContentNotFound'),
  )
  await expect(write(carol, '晚了', top.id)).rejects.toMatchObject(code('ContentNotFound'))
})

test('the team of the post’s circle deletes comments of its members, and no admin those of the owner', async () => {
  const [owner, admin] = [await buildMember(node), await buildMember(node)]
  const circleId = await buildCircle(node, owner)
  await buildCircleMember(node, circleId, admin, 2)
  await buildCircleMember(node, circleId, carol)
  publishId = await buildPost(node, author, { circleId })
  const [fromBob, fromOwner] = [await write(bob, '加群领器材'), await write(owner, '请看圈规')]
  const deletable = async (as: Browser) =>
    (await list(as)).filter((one) => one.can.remove).map(({ id }) => id)
  expect(await deletable(carol)).toEqual([])
  expect(await deletable(admin)).toEqual([fromBob.id])
  await expect(callAs(node, admin, NewPublish.DeleteReply, { id: fromOwner.id })).rejects.toMatchObject(
    code('Forbidden'),
  )
  expect(await callAs(node, admin, NewPublish.DeleteReply, { id: fromBob.id })).toEqual({ replyCount: 1 })
})

test('an answer must belong to a comment of the same post', async () => {
  const top = await write(bob, '一')
  publishId = await buildPost(node, author)
  await expect(write(carol, '错', top.id)).rejects.toMatchObject(code('ContentNotFound'))
  await expect(children(carol, top.id)).rejects.toMatchObject(code('ContentNotFound'))
})

test('a post with closed comments accepts those of its author only', async () => {
  await node.app.db
    .updateTable('publish')
    .set({ comments_closed: true })
    .where('id', '=', publishId)
    .execute()
  await expect(write(bob, '还能吗')).rejects.toMatchObject(code('CommentsClosed'))
  expect((await callAs(node, bob, NewPublish.Detail, { id: publishId })).addComment).toBe(false)
  expect((await write(author, '说明')).isAuthor).toBe(true)
})

test('after a block the two neither answer nor see each other', async () => {
  const [eve, dan] = [await buildMember(node), await buildMember(node)]
  const top = await write(eve, '我先说')
  await write(dan, '我也说', top.id)
  await buildBlock(node, dan, eve)
  expect(await list(dan)).toEqual([])
  expect((await list(eve))[0]?.children).toEqual([])
  expect((await list(null))[0]?.children).toHaveLength(1)
  await expect(write(dan, '回你', top.id)).rejects.toMatchObject(code('Restricted'))
  await buildBlock(node, author, eve)
  await expect(write(eve, '又来')).rejects.toMatchObject(code('Restricted'))
  await expect(list(eve)).rejects.toMatchObject(code('ContentNotFound'))
  await callAs(node, eve, NewPublish.DeleteReply, { id: top.id })
  expect(await replyCount()).toBe(0)
})

test('words of the list are refused or held for review, visible to their writer only', async () => {
  await setWords(node, { block: ['垃圾'], review: ['加群'] })
  await expect(write(bob, '垃-圾')).rejects.toMatchObject(code('ContentRefused'))
  const held = await write(bob, '加群聊')
  expect(texts(await list(bob))).toEqual(['加群聊'])
  expect(await list(carol)).toEqual([])
  expect(await replyCount()).toBe(0)
  await decideReply(buildCtx(node), { id: held.id, pass: true })
  expect(texts(await list(carol))).toEqual(['加群聊'])
  expect(await replyCount()).toBe(1)
  await setWords(node, {})
})

test.each([
  ['nothing', ''],
  ['blanks', ' \n\n '],
  ['501 characters', '光'.repeat(501)],
  ['a NUL', 'a\u0000'],
  ['a lone surrogate', '\udc00'],
])('a comment of %s is refused', async (_, text) => {
  await expect(write(bob, text)).rejects.toMatchObject(code('BadInput'))
})

test('500 characters are counted as a reader counts them', async () => {
  expect((await write(bob, '👨‍👩‍👧'.repeat(500))).text).toHaveLength(4000)
})

test('commenting requires a phone', async () => {
  const mailOnly = await buildMember(node, { phoneBound: false })
  await expect(write(mailOnly, '好')).rejects.toMatchObject(code('PhoneNotBound'))
})

test('at most twenty first-level comments a day, more at the second level', async () => {
  const limited = await openTestApp({ limits: true })
  const person = await buildMember(limited, { level: 1 })
  const post = await buildPost(limited, await buildMember(limited))
  const comment = () => callAs(limited, person, NewPublish.Reply, { publishId: post, text: '好' })
  for (let count = 0; count < 20; count++) {
    await comment()
    // Past the one-minute window of the gate's limit.
    await limited.app.db.deleteFrom('rate_limit').execute()
  }
  await expect(comment()).rejects.toMatchObject(code('TooFast'))
  await limited.app.db.updateTable('member').set({ level: 2 }).where('id', '=', person.userId).execute()
  await limited.app.db.deleteFrom('rate_limit').execute()
  await comment()
  await limited.close()
})
