import { NewPublish, Notice, UserInfo, UserLike } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from '../../events/relay.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildBlock, buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { createNotice } from './create-notice.ts'
import { purgeNotices } from './erase-notices.ts'
import { subscriptions } from '../../program.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const relay = async () => {
  while ((await relayBatch(node.app, subscriptions)) > 0);
}
const list = async (who: Browser, tab?: number) => {
  const { items } = await callAs(node, who, Notice.GetUserNoticeList, tab === undefined ? {} : { tab })
  return items
}
const likes = async (who: Browser) => (await callAs(node, who, UserLike.GetUserLikeNoticeList, {})).items
const counts = (who: Browser) => callAs(node, who, Notice.GetUnreadCount, {})
const comment = async (who: Browser, publishId: string, text = '好看') => {
  const { id } = await callAs(node, who, NewPublish.Reply, { publishId, text })
  await relay()
  return id
}
const like = async (who: Browser, targetId: string, on = true) => {
  await callAs(node, who, UserLike.Like, { targetType: 1, targetId, on })
  await relay()
}

test('a comment is notified with its text, its writer, and its place', async () => {
  const [author, reader] = [await buildMember(node), await buildMember(node, { nickName: '沈一白' })]
  const post = await buildPost(node, author)
  await comment(reader, post, '右边留了远岸')
  const [notice] = await list(author)
  expect(notice).toMatchObject({
    tab: 1,
    type: 'reply.toPost',
    text: '评论了你的照片',
    quote: '右边留了远岸',
    isRead: false,
    target: { id: post, category: 1, publishType: 1, anchor: 'comment' },
    fromUser: { userId: reader.userId, nickName: '沈一白' },
  })
  expect(notice?.target?.coverUrl).toContain('/files/')
})

test('unread counts are by tab and decrease when one, a tab or all are read', async () => {
  const [author, reader] = [await buildMember(node), await buildMember(node)]
  const post = await buildPost(node, author)
  await comment(reader, post)
  await comment(reader, post)
  await like(reader, post)
  expect(await counts(author)).toEqual({
    tabs: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 },
    like: 1,
    im: 0,
    total: 3,
    popUp: null,
  })
  const [first] = await list(author, 1)
  expect((await callAs(node, author, Notice.Read, { ids: [first?.id ?? ''] })).tabs[1]).toBe(1)
  expect((await callAs(node, author, Notice.Read, { tab: 1 })).total).toBe(1)
  expect((await callAs(node, author, Notice.Read, { like: true })).total).toBe(0)
  await comment(reader, post)
  expect((await callAs(node, author, Notice.Read, { all: true })).total).toBe(0)
  expect(await callAs(node, author, UserInfo.GetLatestNotice, {})).toBe(0)
})

test('nobody reads another member’s notices', async () => {
  const [author, reader] = [await buildMember(node), await buildMember(node)]
  await comment(reader, await buildPost(node, author))
  const [notice] = await list(author)
  await callAs(node, reader, Notice.Read, { ids: [notice?.id ?? ''] })
  expect((await list(author))[0]?.isRead).toBe(false)
  expect(await list(reader)).toEqual([])
})

test('a list continues by its cursor without gaps or duplicates', async () => {
  const [author, reader] = [await buildMember(node), await buildMember(node)]
  const post = await buildPost(node, author)
  for (let i = 0; i < 5; i++) await comment(reader, post, `第 ${i} 条`)
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page: { items: { quote: string }[]; nextCursor: string | null } = await callAs(
      node,
      author,
      Notice.GetUserNoticeList,
      { maxResultCount: 2, ...(cursor === null ? {} : { cursor }) },
    )
    seen.push(...page.items.map((item) => item.quote))
    cursor = page.nextCursor
  } while (cursor !== null)
  expect(seen).toEqual(['第 4 条', '第 3 条', '第 2 条', '第 1 条', '第 0 条'])
})

test('likes of a day form a group, with the newest two by name; an own like is not notified', async () => {
  const author = await buildMember(node)
  const post = await buildPost(node, author)
  const fans = [await buildMember(node), await buildMember(node), await buildMember(node)]
  for (const fan of fans) {
    await like(fan, post)
    node.advance(1000)
  }
  await like(author, post)
  const [group, ...rest] = await likes(author)
  expect(rest).toEqual([])
  expect(group).toMatchObject({ kind: 1, count: 3, text: '赞了你的照片', isRead: false })
  expect(group?.fromUsers.map((one) => one.userId)).toEqual([fans[2]?.userId, fans[1]?.userId])
})

test('toggling a like notifies once; removing the last one removes the group', async () => {
  const [author, fan] = [await buildMember(node), await buildMember(node)]
  const post = await buildPost(node, author)
  for (const on of [true, false, true]) await like(fan, post, on)
  expect((await likes(author)).map((one) => one.count)).toEqual([1])
  await like(fan, post, false)
  expect(await likes(author)).toEqual([])
  expect((await counts(author)).like).toBe(0)
})

test('a new actor makes a read group unread again; the next day begins another', async () => {
  const [author, one, two, three] = [
    await buildMember(node),
    await buildMember(node),
    await buildMember(node),
    await buildMember(node),
  ]
  const post = await buildPost(node, author)
  await like(one, post)
  await callAs(node, author, Notice.Read, { like: true })
  await like(two, post)
  expect((await likes(author)).map(({ count, isRead }) => ({ count, isRead }))).toEqual([
    { count: 2, isRead: false },
  ])
  node.advance(24 * 3600_000)
  await like(three, post)
  expect((await likes(author)).map((group) => group.count)).toEqual([1, 2])
})

test('collections and likes of comments have groups of their own', async () => {
  const [author, fan] = [await buildMember(node), await buildMember(node)]
  const post = await buildPost(node, author)
  await callAs(node, fan, UserLike.Collect, { targetType: 1, targetId: post, on: true })
  const id = await comment(author, post, '我的话')
  await callAs(node, fan, NewPublish.ReplyLike, { id, on: true })
  await relay()
  expect((await likes(author)).map(({ kind, text, quote }) => ({ kind, text, quote }))).toEqual([
    { kind: 3, text: '赞了你的评论', quote: '我的话' },
    { kind: 2, text: '收藏了你的照片', quote: '' },
  ])
})

test('the same event twice, and on two nodes at once, counts nobody twice', async () => {
  const [author, second] = [await buildMember(node), await node.addNode()]
  const post = await buildPost(node, author)
  const fans = await Promise.all(Array.from({ length: 6 }, () => buildMember(node)))
  await Promise.all(
    fans.map((fan, place) =>
      callAs(place % 2 === 0 ? node : second, fan, UserLike.Like, {
        targetType: 1,
        targetId: post,
        on: true,
      }),
    ),
  )
  const again = () => node.app.db.updateTable('outbox_event').set({ relayed_at: null }).execute()
  await Promise.all([relayBatch(node.app, subscriptions), relayBatch(second.app, subscriptions)])
  await again()
  await Promise.all([relayBatch(node.app, subscriptions), relayBatch(second.app, subscriptions)])
  await relay()
  expect((await likes(author)).map((group) => group.count)).toEqual([6])
})

test('the marks of one batch are grouped by thing and kind, without those undone in it', async () => {
  const author = await buildMember(node)
  const [one, two] = [await buildPost(node, author), await buildPost(node, author)]
  const [fan, other, fickle] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  await like(fickle, one)
  const mark = (who: Browser, targetId: string, on = true) =>
    callAs(node, who, UserLike.Like, { targetType: 1, targetId, on })
  await mark(fan, one)
  await mark(fickle, one, false)
  await mark(other, two)
  await mark(other, two, false)
  await mark(other, two)
  await mark(author, two)
  await callAs(node, fan, UserLike.Collect, { targetType: 1, targetId: one, on: true })
  await relay()
  const groups = (await likes(author)).map(({ target, text, fromUsers }) => [
    target.id,
    text.slice(0, 2),
    fromUsers.map(({ userId }) => userId),
  ])
  expect(groups).toHaveLength(3)
  expect(groups).toEqual(
    expect.arrayContaining([
      [one, '赞了', [fan.userId]],
      [one, '收藏', [fan.userId]],
      [two, '赞了', [other.userId]],
    ]),
  )
})

test('actions of a blocked member are not notified: not in a list, a number, or a group', async () => {
  const [author, fan, other] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  const post = await buildPost(node, author)
  await comment(fan, post)
  await like(fan, post)
  await like(other, post)
  await buildBlock(node, author, fan)
  expect(await list(author)).toEqual([])
  expect((await likes(author)).map((group) => [group.count, group.fromUsers[0]?.userId])).toEqual([
    [1, other.userId],
  ])
  expect((await counts(author)).total).toBe(1)
})

test('deleting a comment or a post removes its notices', async () => {
  const [author, reader] = [await buildMember(node), await buildMember(node)]
  const [stored, gone] = [await buildPost(node, author), await buildPost(node, author)]
  const id = await comment(reader, stored)
  await comment(reader, gone)
  await like(reader, gone)
  expect((await counts(author)).total).toBe(3)
  await callAs(node, reader, NewPublish.DeleteReply, { id })
  await node.app.db.updateTable('publish').set({ status: 5 }).where('id', '=', gone).execute()
  expect(await list(author)).toEqual([])
  expect(await likes(author)).toEqual([])
  expect((await counts(author)).total).toBe(0)
})

test('notices are stored for 180 days', async () => {
  const [author, reader] = [await buildMember(node), await buildMember(node)]
  const post = await buildPost(node, author)
  await comment(reader, post)
  await like(reader, post)
  const day = 24 * 3600_000
  await purgeNotices(node.app.db, new Date(node.app.now().getTime() + 179 * day))
  expect((await counts(author)).total).toBe(2)
  await purgeNotices(node.app.db, new Date(node.app.now().getTime() + 181 * day))
  expect((await counts(author)).total).toBe(0)
})

test('a present pops up until it is read, unless its pop-ups are off or a week is over', async () => {
  const member = await buildMember(node)
  const memberId = member.userId
  const popUp = async () => (await counts(member)).popUp?.type ?? null
  const notify = (kind: 'present.granted' | 'present.awarded', now: Date) =>
    node.app.db.transaction().execute((tx) => createNotice(tx, now, { memberId, kind }))
  const now = node.app.now()
  await notify('present.granted', new Date(now.getTime() - 8 * 24 * 3600_000))
  expect(await popUp()).toBeNull()
  await notify('present.granted', now)
  await comment(await buildMember(node), await buildPost(node, member))
  expect(await popUp()).toBe('present.granted')
  await notify('present.awarded', now)
  expect(await popUp()).toBe('present.awarded')
  const { popUp: newest } = await counts(member)
  const rest = await callAs(node, member, Notice.Read, { ids: [newest?.id ?? ''] })
  expect(rest.popUp?.type).toBe('present.granted')
  await callAs(node, member, UserInfo.Update, { popupAccept: { prize: false } })
  expect(await popUp()).toBeNull()
  await callAs(node, member, UserInfo.Update, { popupAccept: { prize: true } })
  expect(await popUp()).toBe('present.granted')
})
