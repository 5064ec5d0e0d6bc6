import {
  errorCatalogue,
  Notice,
  StaffAppeals,
  StaffAudit,
  StaffMember,
  StaffStrike,
  UserInfo,
  UserStrike,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { sanctionMember, type Penalty } from './sanction-member.ts'
import { finishLiftJob } from './undo-lift.ts'

const dayMs = 24 * 3600_000
const text = '这张照片是我自己拍的，有原图'
let node: TestApp
let second: TestNode
let giver: StaffBrowser
let other: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  giver = await buildStaff(node, ['moderator'])
  other = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())

const { AppealLate, AppealTwice, ChangedMeanwhile, ContentNotFound, Forbidden, NotAllowedNow } =
  errorCatalogue
const refusal = ({ code }: { code: number }) => expect.objectContaining({ code })
const strike = async (who: Browser, penalty: Penalty = { kind: 'warning' }) => {
  const ctx = { db: node.app.db, now: node.app.now() }
  const given = { memberId: who.userId, reason: '盗用他人作品', staffId: giver.staffId, ...penalty }
  return sanctionMember(ctx, given)
}
const appeal = (who: Browser, id: string, words = text, on: TestNode = node) =>
  callAs(on, who, UserStrike.Appeal, { id, text: words })
const waiting = async (who: Browser, as = other) => {
  const { items } = await callAs(node, as, StaffAppeals.GetList, { state: 1, member: who.userId })
  const [item] = items
  if (item === undefined) throw new Error('no appeal waits')
  return item
}
const own = async (who: Browser) => (await callAs(node, who, UserStrike.GetList, {})).items
const decide = (as: StaffBrowser, item: { id: string; version: number }, lift: boolean) =>
  callAs(node, as, StaffAppeals.Decide, { ...pick(item), lift, answer: '已经核实' })
const pick = ({ id, version }: { id: string; version: number }) => ({ id, version })

test('a member appeals each strike once, and somebody else lifts it', async () => {
  const who = await buildMember(node)
  const { strikeId } = await strike(who, { kind: 'mute', days: 7 })
  expect(await own(who)).toMatchObject([{ id: strikeId, kind: 'mute', canAppeal: true, appeal: null }])
  const sent = await appeal(who, strikeId)
  expect(sent).toMatchObject({ canAppeal: false, appeal: { state: 1, text, answer: '' } })
  await expect(appeal(who, strikeId, `${text}，请再看一次`)).rejects.toEqual(refusal(AppealTwice))
  expect(await appeal(who, strikeId)).toEqual(sent)

  expect(await waiting(who, giver)).toMatchObject({ canDecide: false })
  const item = await waiting(who)
  expect(item).toMatchObject({ canDecide: true, isOverdue: false, strike: { id: strikeId, staffName: /./ } })
  await expect(decide(giver, item, true)).rejects.toEqual(refusal(Forbidden))
  const decided = await decide(other, item, true)
  expect(decided).toMatchObject({ state: 2, canDecide: false, answer: '已经核实', version: 2 })
  await expect(decide(other, item, false)).rejects.toMatchObject({
    code: ChangedMeanwhile.code,
    details: { who: other.name },
  })
  expect(await own(who)).toMatchObject([{ liftTime: /./, appeal: { state: 2, answer: '已经核实' } }])
  const { items } = await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })
  expect(items[0]?.text).toBe('对你的一项处罚已撤销：已经核实')
})

test('an upheld appeal leaves the strike, and the member reads why', async () => {
  const who = await buildMember(node)
  const { strikeId } = await strike(who)
  await appeal(who, strikeId)
  await decide(other, await waiting(who), false)
  expect(await own(who)).toMatchObject([{ liftTime: null, canAppeal: false, appeal: { state: 3 } }])
  const { items } = await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })
  expect(items[0]?.text).toBe('你的申诉已处理，处罚维持不变：已经核实')
})

test('staff lift a ban and a mute without an appeal, once, and the member may do everything again', async () => {
  const who = await buildMember(node)
  const { strikeId: mute } = await strike(who, { kind: 'mute', days: 7 })
  const { strikeId: ban } = await strike(who, { kind: 'ban' })
  const lift = (id: string, on: TestNode = node) =>
    callAs(on, other, StaffStrike.Lift, { id, note: '认错了人', reason: '复核时看到不是同一个人' })
  const lifted = await Promise.allSettled([lift(ban), lift(ban, second)])
  expect(lifted.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const card = () => callAs(node, other, StaffMember.Get, { id: who.userId })
  expect(await card()).toMatchObject({ status: 1 })
  expect(await lift(mute)).toMatchObject({ id: mute, liftTime: /./ })
  const again = await signIn(node, who.userId)
  expect(await own(again)).toMatchObject([{ liftTime: /./ }, { liftTime: /./ }])
  await finishLifts(who)
  const { items } = await callAs(node, again, Notice.GetUserNoticeList, { tab: 6 })
  expect(items[0]?.text).toBe('对你的一项处罚已撤销：认错了人')
  const owner = await buildStaff(node, ['superAdmin'])
  const acts = (await callAs(node, owner, StaffAudit.GetList, { targetId: who.userId })).items
  expect(acts).toMatchObject([
    { act: 'member.strikeLifted', actor: other.name },
    { act: 'member.strikeLifted', before: { banned: true }, after: { banned: false } },
  ])
  await expect(lift(mute)).rejects.toEqual(refusal(ContentNotFound))
})

/** Runs what the job does once the lifting can no longer be undone. */
const finishLifts = async (who: Browser) => {
  const ctx = jobCtxOf(node.app)
  for (const { id } of await own(await signIn(node, who.userId))) await finishLiftJob.perform(ctx, { id })
}

test('who lifted a strike undoes it within seconds: strikes, appeals and what the member may are as before', async () => {
  const who = await buildMember(node)
  const first = await strike(who)
  await strike(who)
  const { followedBy } = await strike(who)
  await appeal(who, followedBy[0] ?? '')
  const card = () => callAs(node, other, StaffMember.Get, { id: who.userId })
  const notices = async () => (await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })).items.length
  const [before, said] = [await own(who), await notices()]
  const { mutedUntil } = await card()
  expect(mutedUntil).not.toBeNull()
  const lift = (id: string) =>
    callAs(node, other, StaffStrike.Lift, { id, note: '', reason: '复核时看到不是同一个人' })
  const undo = async (id: string, { by = other, on = node }: { by?: StaffBrowser; on?: TestNode } = {}) =>
    (await callRaw(on, by, StaffStrike.UndoLift, { id })).body.error?.code ?? 'undone'

  await lift(first.strikeId)
  expect(await card()).toMatchObject({ mutedUntil: null })
  expect(await undo(first.strikeId, { by: giver })).toBe(NotAllowedNow.code)
  const tries = await Promise.all([undo(first.strikeId), undo(first.strikeId, { on: second })])
  expect(new Set(tries)).toEqual(new Set([NotAllowedNow.code, 'undone']))
  expect(await own(who)).toEqual(before)
  expect(await card()).toMatchObject({ mutedUntil })
  expect(await waiting(who)).toMatchObject({ strike: { id: followedBy[0] } })
  await finishLifts(who)
  expect(await notices()).toBe(said)

  // Changes made in the meantime are not overwritten.
  await lift(first.strikeId)
  await strike(who)
  expect(await undo(first.strikeId)).toBe(ChangedMeanwhile.code)
  const [, last] = [await strike(who), await strike(who)]
  await lift(last.strikeId)
  node.advance(13_000)
  expect(await undo(last.strikeId)).toBe(NotAllowedNow.code)
  const unread = await notices()
  await finishLifts(who)
  await finishLifts(who)
  expect(await notices()).toBe(unread + 2)
  expect(await undo(first.strikeId)).toBe(NotAllowedNow.code)
})

test('one of two appeals at once on two nodes counts', async () => {
  const who = await buildMember(node)
  const { strikeId } = await strike(who)
  const browsers = [who, await signIn(node, who.userId)]
  const sent = await Promise.allSettled(
    [node, second].map((on, at) => appeal(browsers[at] ?? who, strikeId, `${text} ${at}`, on)),
  )
  expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('a lifted warning closes the appeal of the mute that it led to', async () => {
  const who = await buildMember(node)
  const first = await strike(who)
  await strike(who)
  const { followedBy } = await strike(who)
  await appeal(who, first.strikeId)
  const warning = await waiting(who)
  await appeal(who, followedBy[0] ?? '')
  const shown = await callAs(node, other, StaffAppeals.Get, { id: warning.id })
  expect(shown.history.map(({ kind, isAutomatic }) => [kind, isAutomatic])).toEqual([
    ['mute', true],
    ['warning', false],
    ['warning', false],
  ])
  await decide(other, warning, true)
  expect((await callAs(node, other, StaffAppeals.GetList, { state: 1, member: who.userId })).items).toEqual(
    [],
  )
  expect((await own(who))[0]).toMatchObject({ isAutomatic: true, liftTime: /./, appeal: { state: 2 } })
})

test('strikes are found by member, kind and who gave them, page by page', async () => {
  const who = await buildMember(node)
  await strike(who)
  await strike(who, { kind: 'mute', days: 1 })
  const { nickName } = await callAs(node, who, UserInfo.Get, {})
  const find = async (more: object) =>
    (await callAs(node, other, StaffStrike.GetList, { member: nickName, ...more })).items.map(
      ({ kind }) => kind,
    )
  expect(await find({})).toEqual(['mute', 'warning'])
  expect(await find({ kind: 'mute' })).toEqual(['mute'])
  expect(await find({ staffName: giver.name })).toEqual(['mute', 'warning'])
  expect(await find({ staffName: other.name })).toEqual([])
  expect(await find({ member: '没有这个人' })).toEqual([])
  const first = await callAs(node, other, StaffStrike.GetList, { member: nickName, maxResultCount: 1 })
  expect(first).toMatchObject({ totalCount: 2, isLast: false })
  const { nextCursor: cursor } = first
  const rest = await callAs(node, other, StaffStrike.GetList, { member: nickName, cursor: cursor ?? '' })
  expect(rest.items.map(({ kind }) => kind)).toEqual(['warning'])
})

test('after seven days, of somebody else and of a lifted strike there is no appeal', async () => {
  const [who, outsider] = [await buildMember(node), await buildMember(node)]
  const { strikeId } = await strike(who)
  await expect(appeal(outsider, strikeId)).rejects.toEqual(refusal(ContentNotFound))
  await expect(appeal(who, strikeId, '太短了')).rejects.toEqual(refusal({ code: 400 }))
  node.advance(7 * dayMs)
  const later = await signIn(node, who.userId)
  expect(await own(later)).toMatchObject([{ canAppeal: false }])
  await expect(appeal(later, strikeId)).rejects.toEqual(refusal(AppealLate))
})

test('waiting appeals are listed by their time, and those that are late are marked', async () => {
  const early = await buildMember(node)
  await appeal(early, (await strike(early)).strikeId)
  node.advance(6 * dayMs)
  const late = await signIn(node, early.userId)
  await appeal(late, (await strike(late)).strikeId)
  const staff = await buildStaff(node, ['support'])
  const { items } = await callAs(node, staff, StaffAppeals.GetList, { state: 1, member: early.userId })
  expect(items.map(({ isOverdue }) => isOverdue)).toEqual([true, false])
})
