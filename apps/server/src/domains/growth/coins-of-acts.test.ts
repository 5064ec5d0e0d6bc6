import { Coin, errorCatalogue, UserLevel } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { pino } from 'pino'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveLedger, spendCoins } from '../coin/index.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember as buildAtLevel, signIn } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { backfillGrowth } from './backfill-growth.ts'
import { countEarnings } from './count-earnings.ts'
import type { Earning } from './earning.ts'
import { settlePosts } from './settle-posts.ts'
import { findNamedEarnings } from './find-earnings.ts'

const dayMs = 24 * 3600_000
const log = pino({ level: 'silent' })
let node: TestApp
let second: TestNode
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
})
afterAll(() => node.close())

const buildMember = (level = 1) => buildAtLevel(node, { level })
const linesOf = async ({ userId }: Browser) =>
  (await callAs(node, await signIn(node, userId), Coin.GetLines, { maxResultCount: 50 })).items
const balanceOf = async ({ userId }: Browser) =>
  (await callAs(node, await signIn(node, userId), Coin.GetBalance, {})).balance
const earn = ({ userId: memberId }: Browser, rule: string, source = uuid()): Earning => ({
  memberId,
  rule,
  source,
  publishId: null,
  at: node.app.now(),
})
const count = (earnings: readonly Earning[], on: TestNode = node) =>
  on.app.db.transaction().execute((tx) => countEarnings(tx, earnings, { now: node.app.now() }))
const spend = ({ userId: memberId }: Browser, amount: number) =>
  node.app.db.transaction().execute((tx) =>
    spendCoins({ app: node.app, now: node.app.now() }, tx, {
      memberId,
      bizType: 'trial',
      bizId: uuid(),
      amount,
      memo: '相框',
    }),
  )

test('an act pays its coins once, with its cause in words, on whichever node it is counted', async () => {
  const [author, other] = [await buildMember(), await buildMember()]
  const acts = [earn(author, 'article'), earn(author, 'comment'), earn(other, 'video'), earn(other, 'photo')]
  await Promise.all([acts, acts.toReversed(), acts].map((part, index) => count(part, index ? second : node)))
  expect((await linesOf(author)).map(({ text, amount }) => [text, amount])).toEqual([['发布文章', 10]])
  expect(await balanceOf(other)).toBe(7)
})

test('a day brings no more coins than its cap, also where it brings no more experience', async () => {
  const member = await buildMember()
  const runs = Array.from({ length: 5 }, () => earn(member, 'run30'))
  const parts = [runs, [...runs, earn(member, 'article')], runs.toReversed()]
  await Promise.all(parts.map((part, index) => count(part, index === 1 ? second : node)))
  expect(await balanceOf(member)).toBe(60)
  const late = await buildMember()
  // 135 of experience and no coin; after the article it is 150, and the photographs bring coins only.
  await count([
    ...Array.from({ length: 11 }, () => earn(late, 'questionnaire')),
    ...Array.from({ length: 10 }, () => earn(late, 'comment')),
    ...Array.from({ length: 5 }, () => earn(late, 'vote')),
  ])
  await count([earn(late, 'run7'), earn(late, 'article'), earn(late, 'article')])
  await count([earn(late, 'photo'), earn(late, 'photo')])
  expect(await balanceOf(late)).toBe(5 + 10 + 2 + 2)
  const browser = await signIn(node, late.userId)
  const { items } = await callAs(node, browser, UserLevel.GetExpLines, { maxResultCount: 50 })
  expect(items.filter(({ amount }) => amount === 0)).toEqual([])
  node.advance(dayMs)
  await count([earn(member, 'run30')])
  expect(await balanceOf(member)).toBe(90)
})

test('what others do earns beside the cap of the day', async () => {
  const member = await buildMember()
  await count([earn(member, 'run30'), earn(member, 'run30')])
  await count([earn(member, 'invite'), earn(member, 'pick'), earn(member, 'article')])
  expect(await balanceOf(member)).toBe(60 + 50 + 30)
})

test('a deleted post takes back the coins that its author still has, and restored it gives back as many', async () => {
  const author = await buildMember()
  const publishId = await buildPost(node, author)
  await count([{ ...earn(author, 'run30', publishId), publishId }, earn(author, 'video')])
  const settle = async (columns: { status: number; deleted_at?: Date | null; hidden_at?: Date }) => {
    await node.app.db.transaction().execute(async (tx) => {
      await tx.updateTable('publish').set(columns).where('id', '=', publishId).execute()
      await settlePosts(tx, [publishId], node.app.now())
      await settlePosts(tx, [publishId], node.app.now())
    })
    return balanceOf(author)
  }
  await spend(author, 15)
  expect(await settle({ status: 5, deleted_at: node.app.now() })).toBe(0)
  // 20 of the 30 were taken back.
  expect(await settle({ status: 2, deleted_at: null })).toBe(20)
  await spend(author, 20)
  expect(await settle({ status: 5, deleted_at: node.app.now() })).toBe(0)
  expect(await settle({ status: 2, deleted_at: null })).toBe(0)
  await count([earn(author, 'run30')])
  // Spent coins count towards the daily cap: 25 of 30. For a breach, nothing more of the post is left to take.
  expect(await settle({ status: 4, hidden_at: node.app.now() })).toBe(25)
})

test('a breach takes the coins that the post earned', async () => {
  const author = await buildMember()
  const publishId = await buildPost(node, author)
  await count([{ ...earn(author, 'photo', publishId), publishId }, earn(author, 'run7')])
  node.advance(30 * dayMs)
  await node.app.db
    .updateTable('publish')
    .set({ status: 4, hidden_at: node.app.now() })
    .where('id', '=', publishId)
    .execute()
  await node.app.db.transaction().execute((tx) => settlePosts(tx, [publishId], node.app.now()))
  expect(await balanceOf(author)).toBe(5)
  expect((await linesOf(author)).map(({ text, amount }) => [text, amount])[0]).toEqual(['收回：发布照片', -2])
})

test('two hundred claims of one task pay its coins once, 15 % more from level 5 on', async () => {
  const [beginner, skilled] = [await buildMember(), await buildMember(5)]
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      callRaw(index % 2 === 0 ? node : second, beginner, UserLevel.ClaimTask, { key: 'phone' }),
    ),
  )
  expect((await linesOf(beginner)).map(({ text, amount }) => [text, amount])).toEqual([['任务：绑定手机', 5]])
  await buildPost(node, skilled)
  const { tasks } = await callAs(node, skilled, UserLevel.GetTasks, {})
  expect(tasks.find(({ key }) => key === 'firstPhoto')).toMatchObject({ coins: 11 })
  expect(await callAs(node, skilled, UserLevel.ClaimTask, { key: 'firstPhoto' })).toMatchObject({ coins: 11 })
  // 5 and 15 % are 5.
  expect(await callAs(node, skilled, UserLevel.ClaimTask, { key: 'phone' })).toMatchObject({ coins: 5 })
  expect(await balanceOf(skilled)).toBe(16)
})

test('a make-up card costs 10 coins, and fills no day without them', async () => {
  const member = await buildMember()
  node.advance(3 * dayMs)
  const browser = await signIn(node, member.userId)
  const day = dayOf(new Date(node.app.now().getTime() - dayMs))
  const make = async () => (await callRaw(node, browser, UserLevel.MakeUpVisit, { day })).body.error?.code
  await count([earn(member, 'video')])
  expect(await make()).toBe(errorCatalogue.CoinsNotEnough.code)
  const { run } = await callAs(node, browser, UserLevel.GetTasks, {})
  expect(run.fillable).toContain(day)
  expect(run.cardPrice).toBe(10)
  await count([earn(member, 'article')])
  expect(await make()).toBeUndefined()
  expect(await make()).toBe(errorCatalogue.MakeUpUsed.code)
  expect((await linesOf(member)).map(({ text, amount }) => [text, amount])).toContainEqual(['补签卡', -10])
  expect(await balanceOf(member)).toBe(5)
})

test('both sides of a referral are paid', async () => {
  const [inviter, invitee] = [await buildMember(), await buildMember()]
  await node.app.db
    .insertInto('referral')
    .values({
      inviter_id: inviter.userId,
      invitee_id: invitee.userId,
      state: 2,
      created_at: new Date(node.app.now().getTime() - 5 * dayMs),
      ended_at: new Date(node.app.now().getTime() - 2 * dayMs),
    })
    .execute()
  const event = { inviterId: inviter.userId, inviteeId: invitee.userId }
  const found = await findNamedEarnings(node.app.db, 'referral.reached', [event])
  // On the day it was reached, not that of the registration or of the job.
  const day = dayOf(new Date(node.app.now().getTime() - 2 * dayMs))
  expect(found.map(({ at }) => dayOf(at))).toEqual([day, day])
  await count(found)
  expect([await balanceOf(inviter), await balanceOf(invitee)]).toEqual([50, 20])
})

test('earlier days bring no coins, and until they are counted a member has every permission', async () => {
  const author = await buildMember()
  await buildPost(node, author, { editorPick: true })
  const { db } = node.app
  // As an upgrade leaves members.
  await db.updateTable('member').set({ unlock_level: 10 }).where('id', '=', author.userId).execute()
  const ownOf = async () =>
    (await callAs(node, await signIn(node, author.userId), UserLevel.Get, {})).own ?? undefined
  await count([earn(author, 'comment')])
  expect(await ownOf()).toMatchObject({ exp: 2, unlockLevel: 10 })
  const signal = new AbortController().signal
  await backfillGrowth({ db, now: node.app.now(), signal })
  expect(await ownOf()).toMatchObject({ exp: 72, unlockLevel: 1 })
  expect(await balanceOf(author)).toBe(0)
})

test('after all of this the ledger balances', async () => {
  expect(await proveLedger({ db: node.app.db, log })).toEqual({ movements: [], lots: [] })
})
