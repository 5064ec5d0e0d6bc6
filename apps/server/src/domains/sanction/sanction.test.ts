import { NewPublish, Notice, UserInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { liftStrike } from './lift-strike.ts'
import { sanctionMember, type Penalty, type Sanction } from './sanction-member.ts'

const dayMs = 24 * 3600_000
let node: TestApp
let second: TestNode
let postId: string
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  postId = await buildPost(node, await buildMember(node))
})
afterAll(() => node.close())

const ctxOf = (on: TestNode = node) => ({ db: on.app.db, now: node.app.now() })
const sanction = (
  who: Browser,
  penalty: Penalty = { kind: 'warning' },
  more: Partial<Pick<Sanction, 'reason' | 'target'>> = {},
  on: TestNode = node,
) =>
  sanctionMember(ctxOf(on), {
    memberId: who.userId,
    reason: '盗用他人作品',
    staffId: null,
    ...more,
    ...penalty,
  })
const reply = (who: Browser, on: TestNode = node) =>
  callAs(on, who, NewPublish.Reply, { publishId: postId, text: '好看' })
const noticesOf = async (who: Browser) =>
  (await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })).items.map(({ type, text }) => ({
    type,
    text,
  }))
const strikesOf = (who: Browser) =>
  node.app.db
    .selectFrom('strike')
    .where('member_id', '=', who.userId)
    .select(['kind', 'days', 'lifted_at', 'caused_by'])
    .orderBy('id')
    .execute()
const automatic = async (who: Browser) =>
  (await strikesOf(who))
    .filter((strike) => strike.caused_by !== null && strike.lifted_at === null)
    .map(({ days }) => days)
const statusOf = async (who: Browser) =>
  (await node.app.db.selectFrom('member').where('id', '=', who.userId).select('status').executeTakeFirst())
    ?.status

test('a muted member learns until when and why, reads on, and writes again when the time is over', async () => {
  const who = await buildMember(node)
  await reply(who, second)
  await sanction(who, { kind: 'mute', days: 1 })
  const refused = { code: 3015, message: expect.stringMatching(/禁言到 .*原因：盗用他人作品/) }
  await expect.poll(() => reply(who, second).catch((error: unknown) => error)).toMatchObject(refused)
  await expect(reply(who)).rejects.toMatchObject(refused)
  await callAs(node, who, NewPublish.Detail, { id: postId })
  await callAs(node, who, UserInfo.Update, { receiveSms: true })
  await expect(callAs(node, who, UserInfo.Update, { introduction: '看我' })).rejects.toMatchObject(refused)
  node.advance(dayMs + 1000)
  await reply(who)
})

test('the notice of a strike says what, why, until when, what changed and how to appeal', async () => {
  const who = await buildMember(node)
  const target = { kind: 'post', id: postId, text: '雾中山', change: 'removed' } as const
  await sanction(who, { kind: 'mute', days: 3 }, { target })
  const [notice] = await noticesOf(who)
  expect(notice?.type).toBe('member.muted')
  expect(notice?.text).toMatch(
    /^你违反了社区规定，暂时不能发布和评论：盗用他人作品；到 [-\d: ]{19} 为止；涉及你的作品「雾中山」，已被删除；.*违规与申诉/,
  )
})

test('three warnings mute for seven days, three more for thirty, three more ban', async () => {
  const who = await buildMember(node)
  const given: (number | null)[][] = []
  for (let count = 0; count < 9; count++) {
    await sanction(who)
    given.push(await automatic(who))
  }
  expect(given).toEqual([[], [], [7], [7], [7], [7, 30], [7, 30], [7, 30], [7, 30, null]])
  expect(await statusOf(who)).toBe(2)
  await expect
    .poll(() => callAs(node, who, UserInfo.Get, {}).catch((error: unknown) => error))
    .toMatchObject({ code: 1001 })
})

test('warnings at once on two nodes count right', async () => {
  const who = await buildMember(node)
  await Promise.all(
    [node, second, node, second, node, second].map((on) => sanction(who, { kind: 'warning' }, {}, on)),
  )
  expect(await automatic(who)).toEqual([7, 30])
})

test('a lifted warning takes back the mute it led to, and the notice says so', async () => {
  const who = await buildMember(node)
  const { strikeId } = await sanction(who)
  await sanction(who)
  await sanction(who)
  await expect(reply(who)).rejects.toMatchObject({ code: 3015 })
  const lifted = await liftStrike(ctxOf(), { id: strikeId, note: '核实后没有违规' })
  expect(lifted.before.mutedUntil).not.toBeNull()
  expect(lifted.after.mutedUntil).toBeNull()
  expect(await automatic(who)).toEqual([])
  await expect
    .poll(() =>
      reply(who).then(
        () => 'sent',
        () => 'refused',
      ),
    )
    .toBe('sent')
  expect((await noticesOf(who))[0]).toEqual({
    type: 'strike.lifted',
    text: '对你的一项处罚已撤销：核实后没有违规',
  })
  await expect(liftStrike(ctxOf(), { id: strikeId })).rejects.toMatchObject({ errorName: 'ContentNotFound' })
})

test('a lifted automatic mute makes the next one the first step, and its warnings earn no other', async () => {
  const who = await buildMember(node)
  await sanction(who)
  await sanction(who)
  const { followedBy } = await sanction(who)
  for (let count = 0; count < 3; count++) await sanction(who)
  expect(await automatic(who)).toEqual([7, 30])
  await liftStrike(ctxOf(), { id: followedBy[0] ?? '' })
  expect(await automatic(who)).toEqual([7])
  await sanction(who)
  await sanction(who)
  expect(await automatic(who)).toEqual([7])
})

test('a lifted ban lets the member sign in again; another mute stays', async () => {
  const who = await buildMember(node)
  await sanction(who, { kind: 'mute', days: 30 })
  const { strikeId } = await sanction(who, { kind: 'ban' })
  expect(await statusOf(who)).toBe(2)
  await liftStrike(ctxOf(), { id: strikeId })
  expect(await statusOf(who)).toBe(1)
  await expect(reply(await signIn(node, who.userId))).rejects.toMatchObject({ code: 3015 })
})

test('a sanction needs a reason and a member', async () => {
  const who = await buildMember(node)
  for (const reason of ['', '  ', '长'.repeat(201)]) {
    await expect(sanction(who, { kind: 'warning' }, { reason })).rejects.toMatchObject({
      errorName: 'BadInput',
    })
  }
  expect(await strikesOf(who)).toEqual([])
  await expect(sanction({ ...who, userId: postId })).rejects.toMatchObject({ errorName: 'ContentNotFound' })
})
