import {
  errorCatalogue,
  Message,
  NewPublish,
  Notice,
  ReviewCase,
  useTypes,
  UserFollow,
  UserInfo,
} from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildActivity } from '../../testing/activities.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildCircle } from '../../testing/circles.ts'
import { setConfig } from '../../testing/config.ts'
import { buildCtx, buildMember, signIn } from '../../testing/people.ts'
import { buildFile, buildPost } from '../../testing/posts.ts'
import { allRows } from '../../db/walk-rows.ts'
import { buildProduct } from '../../testing/products.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { setWords } from '../../testing/word-list.ts'
import { sanctionMember } from '../sanction/index.ts'
import { eraseMessages, exportMessages } from './message.export.ts'
import { forgetOld } from './message.jobs.ts'

const dayMs = 24 * 3600_000
let node: TestApp
let second: TestNode
let alice: Browser
let bob: Browser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  await setConfig(node, 'features', { message: true })
})
afterAll(() => node.close())
beforeEach(async () => {
  alice = await buildMember(node)
  bob = await buildMember(node)
})

const { ContentNotFound, ContentRefused, MessageRefused, MessageRepeated, MessageToStranger } = errorCatalogue
const { Muted, NotAllowedOnSelf, RecallLate, UploadNotFound } = errorCatalogue
const refusal = ({ code }: { code: number }, details = {}) =>
  expect.objectContaining({ code, details: expect.objectContaining(details) })
const send = (from: Browser, to: Browser, more: object = { text: '你好' }, on: TestNode = node) =>
  callAs(on, from, Message.Send, { userId: to.userId, clientId: uuid(), ...more })
const follow = (who: Browser, whom: Browser) =>
  callAs(node, who, UserFollow.Follow, { userId: whom.userId, on: true })
const conversation = (who: Browser, other: Browser) =>
  callAs(node, who, Message.GetConversation, { userId: other.userId })
const list = async (who: Browser, folder: 1 | 2 = 1) =>
  (await callAs(node, who, Message.GetConversations, { folder })).items
const texts = async (who: Browser, id: string) =>
  (await callAs(node, who, Message.GetMessages, { id })).items.map((item) => item.text)
const unread = async (who: Browser) => (await callAs(node, who, Notice.GetUnreadCount, {})).im
const picture = async (who: Browser) => {
  const id = await buildFile(node, who)
  await node.app.db
    .updateTable('stored_file')
    .set({ use_type: useTypes.message })
    .where('id', '=', id)
    .execute()
  return id
}

test('a stranger writes three texts, which wait among those of strangers; an answer opens everything', async () => {
  const { conversationId: id } = await send(alice, bob, { text: '第一条' })
  await send(alice, bob, { text: '第二条' })
  expect((await conversation(alice, bob)).right).toMatchObject({ refusal: null, left: 1, anything: false })
  await send(alice, bob, { text: '第三条' })
  await expect(send(alice, bob)).rejects.toEqual(refusal(MessageRefused))
  expect((await conversation(alice, bob)).right).toMatchObject({ refusal: 'waiting', left: 0 })
  expect(await list(bob)).toEqual([])
  expect(await list(bob, 2)).toMatchObject([{ id, preview: '第三条', unread: 3 }])
  expect(await list(alice)).toMatchObject([{ id, preview: '第三条', unread: 0 }])
  expect(await unread(bob)).toBe(3)

  await send(bob, alice, { text: '你好呀' })
  expect(await unread(bob)).toBe(0)
  expect(await list(bob)).toMatchObject([{ id, preview: '你好呀', unread: 0 }])
  expect(await unread(alice)).toBe(1)
  await send(alice, bob, { pictures: [await picture(alice)] })
  await send(alice, bob, { text: '看 https://a.example/b' })
  expect((await list(bob))[0]).toMatchObject({ unread: 2 })
  expect(await texts(bob, id)).toEqual(['看 https://a.example/b', '', '你好呀', '第三条', '第二条', '第一条'])
})

test('a stranger whose conversation was moved among the others stays there', async () => {
  const { conversationId: id } = await send(alice, bob)
  expect(await list(bob, 2)).toHaveLength(1)
  await callAs(node, bob, Message.Accept, { id })
  await send(alice, bob, { text: '还在吗' })
  expect(await list(bob)).toMatchObject([{ id, unread: 2 }])
  expect(await list(bob, 2)).toEqual([])
})

test('strangers get no photographs, links or cards; whoever they follow may send them', async () => {
  const postId = await buildPost(node, alice)
  const all = [
    { pictures: [await picture(alice)] },
    { text: '加 www.a.example' },
    { card: { kind: 'post', id: postId } },
  ]
  for (const one of all) await expect(send(alice, bob, one)).rejects.toEqual(refusal(MessageToStranger))
  expect(await list(alice)).toEqual([])
  await follow(bob, alice)
  for (const one of all) await send(alice, bob, one)
  const { items } = await callAs(node, bob, Message.GetMessages, {
    id: (await conversation(bob, alice)).id ?? '',
  })
  expect(items).toMatchObject([
    { kind: 3, card: { kind: 'post', id: postId, path: `/post/detail/${postId}` } },
    { kind: 1 },
    { kind: 2, pictures: [{ width: 3000 }] },
  ])
  // It is among those known, since bob follows alice.
  expect(await list(bob)).toHaveLength(1)
  await expect(send(alice, bob, { card: { kind: 'post', id: uuid() } })).rejects.toEqual(
    refusal(ContentNotFound),
  )
  await expect(send(alice, bob, { pictures: [await picture(bob)] })).rejects.toEqual(refusal(UploadNotFound))
})

test('circles, activities and products of the catalogue travel as cards', async () => {
  await follow(bob, alice)
  const cards = [
    { kind: 'circle', id: await buildCircle(node, alice), path: '/circle/detail/' },
    { kind: 'activity', id: await buildActivity(node), path: '/activity/detail/' },
    { kind: 'product', id: await buildProduct(node), path: '/more/product-intro?product=' },
  ] as const
  for (const { kind, id } of cards) await send(alice, bob, { card: { kind, id } })
  const { items } = await callAs(node, bob, Message.GetMessages, {
    id: (await conversation(bob, alice)).id ?? '',
  })
  expect(items.map(({ card }) => card).toReversed()).toMatchObject(
    cards.map(({ kind, id, path }) => ({ kind, id, path: `${path}${id}` })),
  )
  for (const { kind } of cards)
    await expect(send(alice, bob, { card: { kind, id: uuid() } })).rejects.toEqual(refusal(ContentNotFound))
})

test('who may write: settings, blocks, level, phone, banned members, mutes, oneself', async () => {
  const set = (sender: 1 | 2 | 3 | 4) => callAs(node, bob, Message.SetSettings, { sender })
  expect(await callAs(node, bob, Message.GetSettings, {})).toEqual({ sender: 1, readMarks: true })
  await set(4)
  await expect(send(alice, bob)).rejects.toEqual(refusal(MessageRefused))
  expect((await conversation(alice, bob)).right).toMatchObject({ refusal: 'restricted' })
  await set(3)
  await follow(bob, alice)
  await expect(send(alice, bob)).rejects.toEqual(refusal(MessageRefused))
  await follow(alice, bob)
  await send(alice, bob)
  await callAs(node, bob, UserInfo.Block, { userId: alice.userId })
  await expect(send(alice, bob)).rejects.toEqual(refusal(MessageRefused))
  expect(await conversation(bob, alice)).toMatchObject({ isBlocked: true, right: { refusal: 'blocking' } })

  const newcomer = await buildMember(node, { level: 1 })
  const carol = await buildMember(node)
  expect((await conversation(newcomer, carol)).right).toMatchObject({ refusal: 'level' })
  expect((await conversation(carol, newcomer)).right).toMatchObject({ refusal: 'restricted' })
  const unbound = await buildMember(node, { phoneBound: false })
  expect((await conversation(unbound, carol)).right).toMatchObject({ refusal: 'phone' })
  await expect(send(carol, carol)).rejects.toEqual(refusal(NotAllowedOnSelf))
  await expect(send(carol, { ...carol, userId: uuid() })).rejects.toEqual(refusal(ContentNotFound))

  await send(carol, alice)
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', alice.userId).execute()
  expect((await conversation(carol, alice)).right).toMatchObject({ refusal: 'gone' })
  const ctx = { ...buildCtx(node), actor: '苏晚' }
  await sanctionMember(ctx, { memberId: carol.userId, kind: 'mute', days: 7, reason: '骚扰', staffId: null })
  await expect(send(carol, await buildMember(node))).rejects.toEqual(refusal(Muted))
  await setConfig(node, 'features', { message: false })
  expect((await conversation(newcomer, carol)).right).toMatchObject({ refusal: 'closed' })
  await setConfig(node, 'features', { message: true })
})

test('a day has room for a few strangers, who do not all get the same words', async () => {
  const others = await Promise.all(Array.from({ length: 4 }, () => buildMember(node)))
  const [first, next, third, last] = others
  if (!first || !next || !third || !last) throw new Error('four members')
  for (const [place, one] of [first, next, third].entries())
    await send(alice, one, { text: `第 ${place} 位` })
  await expect(send(alice, last)).rejects.toEqual(refusal(MessageRefused))
  expect((await conversation(alice, last)).right.text).toContain('3 位陌生人')
  await follow(last, alice)
  await send(alice, last)
  node.advance(dayMs)
  await send(alice, await buildMember(node))

  const dora = await buildMember(node, { level: 5 })
  for (const one of [first, next, third]) await send(dora, one, { text: '买镜头找我' })
  await expect(send(dora, last, { text: '买镜头 找我！' })).rejects.toEqual(refusal(MessageRepeated))
  await send(dora, first, { text: '买镜头找我' })
})

test('a message sent twice under one name is one; two at once on two nodes keep one order', async () => {
  await follow(bob, alice)
  const clientId = uuid()
  const sent = await send(alice, bob, { clientId, text: '只有一条' })
  const again = await signIn(node, alice.userId)
  expect((await send(again, bob, { clientId, text: '只有一条' }, second)).message).toEqual(sent.message)
  await follow(alice, bob)
  await Promise.all(
    Array.from({ length: 20 }, (_, place) => {
      const on = place % 2 === 0 ? node : second
      return place % 3 === 0
        ? send(bob, alice, { text: `${place}` }, on)
        : send(alice, bob, { text: `${place}` }, on)
    }),
  )
  const { items, isLast } = await callAs(node, bob, Message.GetChanges, { id: sent.conversationId, after: 0 })
  expect(isLast).toBe(true)
  expect(items.map((item) => item.seq)).toEqual(Array.from({ length: 21 }, (_, place) => place + 1))
  expect(new Set(items.map((item) => item.text)).size).toBe(21)
})

test('two first messages at once make one conversation', async () => {
  const [one, other] = await Promise.all([send(alice, bob), send(bob, alice, { text: '在吗' }, second)])
  expect(one.conversationId).toBe(other.conversationId)
  expect(new Set([one.message.seq, other.message.seq])).toEqual(new Set([1, 2]))
})

test('recalled within two minutes: empty for both, said in the list, and once', async () => {
  await follow(bob, alice)
  const { conversationId: id, message } = await send(alice, bob, { pictures: [await picture(alice)] })
  await expect(callAs(node, bob, Message.Recall, { id: message.id })).rejects.toEqual(
    refusal(ContentNotFound),
  )
  const recalled = await callAs(node, alice, Message.Recall, { id: message.id })
  expect(recalled).toMatchObject({ isRecalled: true, pictures: [], change: 2 })
  expect(await callAs(node, alice, Message.Recall, { id: message.id })).toEqual(recalled)
  expect(await list(bob)).toMatchObject([{ preview: '对方撤回了一条消息' }])
  expect(await list(alice)).toMatchObject([{ preview: '你撤回了一条消息' }])
  const { items } = await callAs(node, bob, Message.GetChanges, { id, after: 1 })
  expect(items).toMatchObject([{ id: message.id, isRecalled: true, text: '' }])
  const later = await send(alice, bob)
  node.advance(2 * 60_000 + 1000)
  await expect(callAs(node, alice, Message.Recall, { id: later.message.id })).rejects.toEqual(
    refusal(RecallLate),
  )
})

test('read, muted, pinned and deleted conversations; what was deleted does not return', async () => {
  await follow(bob, alice)
  await follow(alice, bob)
  const { conversationId: id } = await send(alice, bob, { text: '一' })
  await send(alice, bob, { text: '二' })
  expect((await conversation(alice, bob)).peerReadSeq).toBe(0)
  expect(await callAs(node, bob, Message.Read, { id, seq: 1 })).toEqual({ unread: 1 })
  expect((await conversation(alice, bob)).peerReadSeq).toBe(1)
  await callAs(node, bob, Message.SetSettings, { readMarks: false })
  expect((await conversation(alice, bob)).peerReadSeq).toBe(0)
  await callAs(node, bob, Message.Mute, { id, on: true })
  expect(await unread(bob)).toBe(0)
  await callAs(node, bob, Message.Mute, { id, on: false })
  expect(await unread(bob)).toBe(1)

  await send(await buildMember(node, { level: 3 }), bob, { text: '陌生人' })
  const carol = await buildMember(node)
  await follow(bob, carol)
  node.advance(1000)
  await send(carol, bob, { text: '新的' })
  expect((await list(bob)).map((item) => item.preview)).toEqual(['新的', '二'])
  await callAs(node, bob, Message.Pin, { id, on: true })
  expect((await list(bob)).map((item) => item.preview)).toEqual(['二', '新的'])
  expect(await callAs(node, bob, Message.GetUnread, {})).toEqual({ known: 2, strangers: 1 })
  await callAs(node, bob, Message.ReadAll, {})
  expect(await unread(bob)).toBe(0)

  await callAs(node, bob, Message.Delete, { id })
  expect((await list(bob)).map((item) => item.preview)).toEqual(['新的'])
  expect(await texts(alice, id)).toEqual(['二', '一'])
  await send(alice, bob, { text: '三' })
  expect(await texts(bob, id)).toEqual(['三'])
  expect(await unread(bob)).toBe(1)
})

test('third persons learn nothing of a conversation', async () => {
  const { conversationId: id, message } = await send(alice, bob)
  const eve = await buildMember(node)
  const tries = [
    callAs(node, eve, Message.GetMessages, { id }),
    callAs(node, eve, Message.GetChanges, { id, after: 0 }),
    callAs(node, eve, Message.GetPhotographs, { id }),
    callAs(node, eve, Message.Search, { id, keyword: '你好' }),
    callAs(node, eve, Message.Recall, { id: message.id }),
    callAs(node, eve, Message.Read, { id, seq: 1 }),
    callAs(node, eve, Message.Delete, { id }),
  ]
  for (const tried of await Promise.allSettled(tries)) {
    expect(tried).toMatchObject({ status: 'rejected', reason: { code: ContentNotFound.code } })
  }
  expect((await callAs(node, eve, Message.Search, { keyword: '你好' })).items).toEqual([])
})

test('search finds folded words in all conversations or one; the word list replaces and refuses', async () => {
  await follow(bob, alice)
  const { conversationId: id } = await send(alice, bob, { text: '明天带 50mm F1.4 来' })
  await send(alice, bob, { text: '不带三脚架' })
  const search = async (who: Browser, more: object) =>
    (await callAs(node, who, Message.Search, { keyword: '', ...more })).items.map((one) => one.message.text)
  expect(await search(bob, { keyword: 'f/1.4 明天' })).toEqual(['明天带 50mm F1.4 来'])
  expect(await search(bob, { keyword: '带', id })).toEqual(['不带三脚架', '明天带 50mm F1.4 来'])
  await callAs(node, bob, Message.Delete, { id })
  expect(await search(bob, { keyword: '带' })).toEqual([])
  expect(await search(alice, { keyword: '带' })).toHaveLength(2)
  await setWords(node, { block: ['赌球'] })
  await expect(send(alice, bob, { text: '一起赌球' })).rejects.toEqual(refusal(ContentRefused))
})

test('messages older than a year go, with photographs and empty conversations', async () => {
  await follow(bob, alice)
  const { conversationId: id } = await send(alice, bob, { pictures: [await picture(alice)] })
  node.advance(366 * dayMs)
  await send(await buildMember(node), await buildMember(node))
  const signal = new AbortController().signal
  await forgetOld({ db: node.app.db, signal, now: node.app.now() })
  const left = await node.app.db.selectFrom('conversation').select('id').execute()
  expect(left.map((row) => row.id)).not.toContain(id)
  expect(await node.app.db.selectFrom('message_picture').selectAll().execute()).toEqual([])
})

test('the export has both sides; erasure empties what the member wrote and keeps what others wrote', async () => {
  await follow(bob, alice)
  const { conversationId: id } = await send(alice, bob, { text: '我的话' })
  await send(bob, alice, { text: '他的话' })
  const exported = await allRows(exportMessages(node.app.db, alice.userId))
  expect(exported.map((line) => [line.isOwn, line.text])).toEqual([
    [true, '我的话'],
    [false, '他的话'],
  ])
  await node.app.db
    .transaction()
    .execute((tx) => eraseMessages(tx, { memberId: alice.userId, now: node.app.now() }))
  expect(await texts(bob, id)).toEqual(['他的话', ''])
  expect(await list(alice)).toEqual([])
})

test('staff read the last 20 messages of a report that shows them, and each reading is in the log', async () => {
  await follow(bob, alice)
  for (let n = 1; n <= 23; n++) await send(alice, bob, { text: `第 ${n} 条` })
  const report = { reportType: 4, targetId: alice.userId, reason: 2 } as const
  await callAs(node, bob, NewPublish.UserReport, { ...report, withMessages: true })
  // Messages written after the report stay private, as do those that nobody shares.
  await send(alice, bob, { text: '之后的' })
  await callAs(node, await buildMember(node), NewPublish.UserReport, { ...report, withMessages: true })

  const moderator = await buildStaff(node, ['moderator'])
  const { items: cases } = await callAs(node, moderator, ReviewCase.GetList, { kind: 'member' })
  const found = cases.find(({ targetId }) => targetId === alice.userId)
  const { reports } = await callAs(node, moderator, ReviewCase.Get, { id: found?.id ?? '' })
  const shown = reports.filter(({ hasMessages }) => hasMessages)
  expect(shown.map(({ reporterId }) => reporterId)).toEqual([bob.userId])
  const see = (reportId = '') =>
    callAs(node, moderator, ReviewCase.SeeMessages, { reportId, reason: '核对举报' })
  const { items } = await see(shown[0]?.id)
  expect(items.map(({ text }) => text)).toEqual(
    Array.from({ length: 20 }, (_, place) => `第 ${place + 4} 条`),
  )
  expect(items.every(({ isOfReported }) => isOfReported)).toBe(true)
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('act', '=', 'review.messagesSeen')
    .where('target_id', '=', alice.userId)
    .select('reason')
    .execute()
  expect(acts).toEqual([{ reason: '核对举报' }])
  const others = reports.find(({ hasMessages }) => !hasMessages)
  await expect(see(others?.id)).rejects.toEqual(refusal(ContentNotFound))

  await callAs(node, moderator, ReviewCase.Decide, {
    cases: [{ id: found?.id ?? '', version: found?.version ?? 0 }],
    decision: 'pass',
  })
  await expect(see(shown[0]?.id)).rejects.toEqual(refusal(ContentNotFound))
})
