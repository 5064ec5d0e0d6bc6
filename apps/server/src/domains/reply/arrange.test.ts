import { NewPublish, Notice, useTypes } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from '../../events/relay.ts'
import { subscriptions } from '../../program.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock, buildFile, buildFollow, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'

let node: TestApp
let second: TestNode
let author: Browser
let reader: Browser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  author = await buildMember(node)
  reader = await buildMember(node, { nickName: '何夕' })
})
afterAll(() => node.close())

const write = async (who: Browser, publishId: string, more: object = {}) =>
  callAs(node, who, NewPublish.Reply, { publishId, text: '好看', ...more })
const list = async (who: Browser | null, publishId: string) =>
  (await callAs(node, who, NewPublish.GetPublishReplyList, { publishId })).items
const photo = async (owner: Browser) => {
  const id = await buildFile(node, owner)
  await node.app.db
    .updateTable('stored_file')
    .set({ use_type: useTypes.comment })
    .where('id', '=', id)
    .execute()
  return id
}
const refusal = (code: number) => expect.objectContaining({ code })

test('one comment is pinned; the next replaces it', async () => {
  const post = await buildPost(node, author)
  const [first, last] = [await write(reader, post), await write(reader, post)]
  await callAs(node, author, NewPublish.PinReply, { id: first.id, on: true })
  expect((await list(null, post)).map((item) => item.id)[0]).toBe(first.id)
  await callAs(node, author, NewPublish.PinReply, { id: last.id, on: true })
  const items = await list(null, post)
  expect(items.map((item) => ('pinned' in item ? [item.id, item.pinned] : []))).toEqual([
    [last.id, true],
    [first.id, false],
  ])
  await callAs(node, author, NewPublish.PinReply, { id: last.id, on: false })
  expect((await list(null, post)).some((item) => 'pinned' in item && item.pinned)).toBe(false)
})

test('of many concurrent pins on two nodes one stays', async () => {
  const post = await buildPost(node, author)
  const ids: string[] = []
  for (let i = 0; i < 6; i++) ids.push((await write(reader, post)).id)
  await Promise.all(
    ids.map((id, place) =>
      callAs(place % 2 === 0 ? node : second, author, NewPublish.PinReply, { id, on: true }),
    ),
  )
  const { count } = await node.app.db
    .selectFrom('reply')
    .where('publish_id', '=', post)
    .where('pinned', '=', true)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(1)
})

test('answers and comments under another’s post cannot be pinned; deleting unpins', async () => {
  const post = await buildPost(node, author)
  const top = await write(reader, post)
  const answer = await write(author, post, { parentId: top.id })
  await expect(callAs(node, author, NewPublish.PinReply, { id: answer.id, on: true })).rejects.toEqual(
    refusal(3002),
  )
  await expect(callAs(node, reader, NewPublish.PinReply, { id: top.id, on: true })).rejects.toEqual(
    refusal(3001),
  )
  await callAs(node, author, NewPublish.PinReply, { id: top.id, on: true })
  await callAs(node, reader, NewPublish.DeleteReply, { id: top.id })
  const next = await write(reader, post)
  await callAs(node, author, NewPublish.PinReply, { id: next.id, on: true })
  expect((await list(null, post)).map((item) => item.id)).toEqual([next.id])
})

test('a folded comment is marked for everybody, and can be unfolded', async () => {
  const post = await buildPost(node, author)
  const { id } = await write(reader, post)
  await callAs(node, author, NewPublish.FoldReply, { id, on: true })
  expect((await list(null, post))[0]).toMatchObject({ folded: true, text: '好看' })
  await expect(callAs(node, reader, NewPublish.FoldReply, { id, on: false })).rejects.toEqual(refusal(3001))
  await callAs(node, author, NewPublish.FoldReply, { id, on: false })
  expect((await list(null, post))[0]).toMatchObject({ folded: false })
})

test('closed comments stay readable; only the author still writes', async () => {
  const post = await buildPost(node, author)
  await write(reader, post)
  await callAs(node, author, NewPublish.CloseComments, { publishId: post, on: true })
  await expect(write(reader, post)).rejects.toEqual(refusal(3007))
  await write(author, post)
  expect(await list(reader, post)).toHaveLength(2)
  expect(await callAs(node, reader, NewPublish.Detail, { id: post })).toMatchObject({
    commentsClosed: true,
    addComment: false,
  })
  await callAs(node, author, NewPublish.CloseComments, { publishId: post, on: false })
  await write(reader, post)
})

test('a comment shows its photograph by signed URLs; it is deleted with the comment', async () => {
  const post = await buildPost(node, author)
  const picture = await photo(reader)
  const { id } = await write(reader, post, { picture })
  const [item] = await list(null, post)
  expect(item?.picture).toMatchObject({ width: 3000, height: 2000 })
  expect(item?.picture?.url1080).toMatch(/\?e=.+&s=/)
  await callAs(node, reader, NewPublish.DeleteReply, { id })
  const file = await node.app.db
    .selectFrom('stored_file')
    .select('used_at')
    .where('id', '=', picture)
    .executeTakeFirstOrThrow()
  expect(file.used_at).toBeNull()
})

test('a photograph must be the writer’s own, made for comments, and is used once', async () => {
  const post = await buildPost(node, author)
  await expect(write(reader, post, { picture: await photo(author) })).rejects.toEqual(refusal(5107))
  await expect(write(reader, post, { picture: await buildFile(node, reader) })).rejects.toEqual(refusal(5107))
  const picture = await photo(reader)
  const both = await Promise.allSettled([
    write(reader, post, { picture }),
    callAs(second, reader, NewPublish.Reply, { publishId: post, text: '又一次', picture }),
  ])
  expect(both.map((one) => one.status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a name in a comment becomes a link and a notice, once; blocked and unknown names stay text', async () => {
  const post = await buildPost(node, author)
  const [named, outsider] = [
    await buildMember(node, { nickName: '林小满' }),
    await buildMember(node, { nickName: '路人甲' }),
  ]
  await buildBlock(node, outsider, reader)
  const text = '@林小满 看，@林小满 @路人甲 @没有这人 @何夕'
  const written = await write(reader, post, { text })
  expect(written.atUsers).toEqual([{ userId: named.userId, name: '林小满' }])
  await relayBatch(node.app, subscriptions)
  const { items } = await callAs(node, named, Notice.GetUserNoticeList, { tab: 2 })
  expect(items.map((item) => [item.text, item.quote])).toEqual([['在评论里提到了你', text]])
})

test('a chosen name may be followed directly by text; it must occur there', async () => {
  const post = await buildPost(node, author)
  const named = await buildMember(node, { nickName: '沈一白' })
  const other = await buildMember(node, { nickName: '老秦' })
  const atUsers = [named.userId, other.userId]
  expect((await write(reader, post, { text: '@沈一白你好', atUsers })).atUsers).toEqual([
    { userId: named.userId, name: '沈一白' },
  ])
  expect((await write(reader, post, { text: '@沈一白你好' })).atUsers).toEqual([])
})

test('members who may not see the post are not notified of a mention in it', async () => {
  const post = await buildPost(node, author, { exposeUser: [1] })
  await buildFollow(node, reader, author)
  const named = await buildMember(node, { nickName: '外面的人' })
  await write(reader, post, { text: '@外面的人 来看' })
  await relayBatch(node.app, subscriptions)
  expect((await callAs(node, named, Notice.GetUserNoticeList, {})).items).toEqual([])
})

test('the list at @ has followed people first, then recent contacts, then matches by name', async () => {
  const me = await buildMember(node)
  const [followed, met, far] = [
    await buildMember(node, { nickName: '山雀一号' }),
    await buildMember(node, { nickName: '山雀二号' }),
    await buildMember(node, { nickName: '山雀三号' }),
  ]
  await buildFollow(node, me, followed)
  const post = await buildPost(node, author)
  await write(me, post, { text: '@山雀二号 你看' })
  const names = async (keyword = '') =>
    (await callAs(node, me, NewPublish.GetRecentUserList, { keyword })).map((one) => one.userId)
  expect(await names()).toEqual([followed.userId, met.userId])
  expect(await names('山雀')).toEqual([followed.userId, met.userId, far.userId])
  await buildBlock(node, far, me)
  expect(await names('山雀')).toEqual([followed.userId, met.userId])
})
