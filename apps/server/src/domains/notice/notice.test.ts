import { v7 as uuid } from 'uuid'
import { UserFollow, UserInfo, errorCatalogue } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emit } from '../../events/emit.ts'
import { relayBatch } from '../../events/relay.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { subscriptions } from '../../program.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const relay = () => relayBatch(node.app, subscriptions)
const unread = (who: Browser) => callAs(node, who, UserInfo.GetLatestNotice, {})
const noticesOf = (who: Browser) =>
  node.app.db
    .selectFrom('notice')
    .where('member_id', '=', who.userId)
    .select(['tab', 'kind', 'from_member_id'])
    .orderBy('id')
    .execute()

async function buildPost(author: Browser, exposeOthers = true): Promise<string> {
  const id = uuid()
  await node.app.db
    .insertInto('publish')
    .values({
      id,
      author_id: author.userId,
      publish_type: 1,
      publish_sub_type: 1,
      status: 2,
      expose_others: exposeOthers,
      expose_fans: exposeOthers,
      expose_followed: exposeOthers,
    })
    .execute()
  return id
}

async function buildReply(
  publishId: string,
  writer: Browser,
  under: { parentId: string; replyToId?: string } | null = null,
): Promise<string> {
  const id = uuid()
  await node.app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('reply')
      .values({
        id,
        publish_id: publishId,
        author_id: writer.userId,
        body: '好看',
        parent_id: under?.parentId ?? null,
        reply_to_id: under?.replyToId ?? null,
      })
      .execute()
    await emit(tx, 'reply.written', { replyId: id, publishId, authorId: writer.userId })
  })
  await relay()
  return id
}

test('a comment gives its post’s author an unread count', async () => {
  const [author, reader] = [await buildMember(node), await buildMember(node)]
  expect(await unread(author)).toBe(0)
  await buildReply(await buildPost(author), reader)
  expect(await unread(author)).toBe(1)
  expect(await noticesOf(author)).toEqual([{ tab: 1, kind: 'reply.toPost', from_member_id: reader.userId }])
  expect(await unread(reader)).toBe(0)
})

test('an own comment under an own post is not notified', async () => {
  const author = await buildMember(node)
  await buildReply(await buildPost(author), author)
  expect(await noticesOf(author)).toEqual([])
})

test('an answer notifies whom it answers and the author, once each', async () => {
  const [author, first, second] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  const post = await buildPost(author)
  const comment = await buildReply(post, first)
  await buildReply(post, second, { parentId: comment })
  await buildReply(post, first, { parentId: comment, replyToId: second.userId })
  await buildReply(post, second, { parentId: comment, replyToId: author.userId })
  expect((await noticesOf(first)).map((one) => one.kind)).toEqual(['reply.toReply'])
  expect((await noticesOf(second)).map((one) => one.kind)).toEqual(['reply.toReply'])
  expect((await noticesOf(author)).map((one) => one.kind)).toEqual([
    'reply.toPost',
    'reply.toPost',
    'reply.toPost',
    'reply.toReply',
  ])
})

test('members who may no longer see the post are not notified of an answer there', async () => {
  const [author, reader] = [await buildMember(node), await buildMember(node)]
  const post = await buildPost(author)
  const comment = await buildReply(post, reader)
  await node.app.db
    .updateTable('publish')
    .set({ expose_others: false, expose_fans: false, expose_followed: false })
    .where('id', '=', post)
    .execute()
  await buildReply(post, author, { parentId: comment })
  expect(await noticesOf(reader)).toEqual([])
})

test('a new follower is notified once a day, however often they click', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  const click = async (on: boolean) => {
    await callAs(node, alice, UserFollow.Follow, { userId: bob.userId, on })
    await relay()
  }
  for (const on of [true, false, true, false, true]) await click(on)
  expect(await unread(bob)).toBe(1)
  await click(false)
  node.advance(24 * 3600_000 + 1000)
  await click(true)
  expect(await unread(bob)).toBe(2)
})

test('a session ended by a sixth sign-in is notified', async () => {
  const member = await buildMember(node)
  const payload = { memberId: member.userId, sessionId: uuid() }
  await node.app.db.transaction().execute((tx) => emit(tx, 'session.replaced', payload))
  await relay()
  expect((await noticesOf(member)).map((one) => one.kind)).toEqual(['session.replaced'])
})

test('what is read does not count, and nobody reads another member’s number', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  await buildReply(await buildPost(alice), bob)
  const own = { userId: alice.userId }
  expect(await callAs(node, alice, UserInfo.GetLatestNotice, own)).toBe(1)
  const foreign = await callRaw(node, bob, UserInfo.GetLatestNotice, own)
  expect(foreign.body.error?.code).toBe(errorCatalogue.Forbidden.code)
  await node.app.db.updateTable('notice').set({ read_at: node.app.now() }).execute()
  expect(await unread(alice)).toBe(0)
})
