import {
  NewPublish,
  Notice,
  ReviewCase,
  UserInfo,
  type ReviewDecision,
  type ReviewKind,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from '../../events/relay.ts'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { counterProofs, subscriptions } from '../../program.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { isFreeDuring } from '../../testing/lock-order.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { findOpenCase } from './case.store.ts'
import { finishDecision } from './finish-decision.ts'

let node: TestApp
let second: TestNode
let moderator: StaffBrowser
let colleague: StaffBrowser
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  moderator = await buildStaff(node, ['moderator'])
  colleague = await buildStaff(node, ['moderator'])
  author = await buildMember(node)
})
afterAll(() => node.close())

const reason = '图片里有广告'
const readers = () => ({ db: node.app.db, now: node.app.now() })
async function publish(as = author, text = '晨雾'): Promise<string> {
  const pictures = [{ fileId: await buildFile(node, as) }]
  return (await callAs(node, as, NewPublish.Publish, { publishType: 1, text, pictures })).id
}
const report = async (targetId: string, reportType: 1 | 2 | 4 = 1) =>
  callAs(node, await buildMember(node), NewPublish.UserReport, { reportType, targetId, reason: 3 })
const isSeen = async (id: string) => (await callRaw(node, null, NewPublish.Detail, { id })).body.success
const openCase = async (targetId: string, kind: ReviewKind = 'post') =>
  (await findOpenCase(node.app.db, { kind, targetId })) ?? expect.fail('no open case')
const decide = (
  cases: { id: string; version: number }[],
  decision: ReviewDecision,
  { by = moderator, on = node }: { by?: StaffBrowser; on?: TestNode } = {},
) =>
  callAs(on, by, ReviewCase.Decide, {
    cases: cases.map(({ id, version }) => ({ id, version })),
    decision,
    ...(decision === 'pass' ? {} : { reason }),
  })
const undo = (id: string, by = moderator) => callAs(node, by, ReviewCase.Undo, { ids: [id] })
const finish = (id: string) => finishDecision(readers(), id)
const textsOf = async (who: Browser) => {
  while ((await relayBatch(node.app, subscriptions)) > 0);
  const { items } = await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })
  return items.map((item) => item.text)
}
const prove = () =>
  proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    counterProofs,
  )
const rowOf = (id: string) =>
  node.app.db
    .selectFrom('publish')
    .innerJoin('member_counter', 'member_id', 'author_id')
    .where('publish.id', '=', id)
    .select(['publish.status', 'hidden_at', 'publish.created_at', 'review_reason', 'accepted_post_count'])
    .select(['publish_count', 'public_publish_count'])
    .executeTakeFirstOrThrow()
async function sendToReview(id: string): Promise<void> {
  for (let n = 0; n < 3; n++) await report(id)
  expect(await isSeen(id)).toBe(false)
}

test('a passed post is seen at once, and its author and the reporters are notified when nobody can undo it', async () => {
  const id = await publish()
  await sendToReview(id)
  const found = await openCase(id)
  expect(found).toMatchObject({ causes: ['reports', 'hidden'], report_count: 3, priority: 3 })
  expect((await decide([found], 'pass')).items).toEqual([
    { id: found.id, state: 'decided', by: expect.any(String) },
  ])
  expect(await isSeen(id)).toBe(true)
  expect(await textsOf(author)).toEqual([])
  await finish(found.id)
  await finish(found.id)
  expect(await textsOf(author)).toEqual(['你的照片已通过审核'])
  expect(await prove()).toEqual([])
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', id)
    .select(['act', 'actor'])
    .execute()
  expect(acts).toEqual([{ act: 'review.pass', actor: moderator.name }])
})

test('each reporter reads the decision of their own report alone', async () => {
  const id = await publish()
  const reporters = [await buildMember(node), await buildMember(node)] as const
  const texts: string[][] = []
  for (const [place, decision] of (['pass', 'delete'] as const).entries()) {
    const reporter = reporters[place] ?? expect.fail('no reporter')
    await callAs(node, reporter, NewPublish.UserReport, { reportType: 1, targetId: id, reason: 3 })
    const found = await openCase(id)
    await decide([found], decision)
    await finish(found.id)
    texts.push(await textsOf(reporter))
  }
  expect(await textsOf(reporters[0])).toEqual(texts[0])
  expect(texts.map((own) => own.length)).toEqual([1, 1])
  expect(texts[0]).not.toEqual(texts[1])
})

test.each(['pass', 'refuse', 'delete', 'limit', 'warn'] as const)(
  'a decision %s about a post in review is undone without a trace but its audit row',
  async (decision) => {
    const id = await publish()
    await sendToReview(id)
    const before = await rowOf(id)
    const found = await openCase(id)
    const told = await textsOf(author)
    await decide([found], decision)
    expect((await undo(found.id)).items).toEqual([{ id: found.id, isUndone: true }])
    expect(await rowOf(id)).toEqual(before)
    const again = await openCase(id)
    expect(again).toMatchObject({ id: found.id, report_count: 3, decision: null })
    expect(again.version).toBeGreaterThan(found.version)
    await finish(found.id)
    expect(await textsOf(author)).toEqual(told)
    expect(await prove()).toEqual([])
    // The reports are open again.
    await decide([again], 'pass')
    await finish(found.id)
    const reports = await node.app.db
      .selectFrom('report')
      .where('target_id', '=', id)
      .select('status')
      .execute()
    expect(reports.map((row) => row.status)).toEqual([3, 3, 3])
  },
)

test.each(['refuse', 'delete', 'limit', 'warn'] as const)(
  'a reported post that members see is out of sight at once after %s, and back after an undo',
  async (decision) => {
    const id = await publish()
    await report(id)
    const before = await rowOf(id)
    const found = await openCase(id)
    expect(found).toMatchObject({ causes: ['reports'], priority: 2 })
    await decide([found], decision)
    expect(await isSeen(id)).toBe(false)
    await undo(found.id)
    expect(await isSeen(id)).toBe(true)
    expect(await rowOf(id)).toEqual(before)
    await decide([await openCase(id)], decision)
    await finish(found.id)
    expect(await isSeen(id)).toBe(false)
    const status = { refuse: 4, delete: 5, limit: 3, warn: 4 }[decision]
    expect(await rowOf(id)).toMatchObject({ status })
    expect(await prove()).toEqual([])
  },
)

test('a post nobody had seen is undone to where it was, and its followers are notified only once', async () => {
  const id = await publish()
  const { db } = node.app
  await callAs(node, author, NewPublish.DeletePublish, { id })
  await db
    .updateTable('publish')
    .set({ status_before: 1, review_cause: 'firstPost' })
    .where('id', '=', id)
    .execute()
  await callAs(node, author, NewPublish.RestorePublish, { id })
  const counted = await rowOf(id)
  const found = await openCase(id)
  expect(found.causes).toEqual(['firstPost'])
  const events = async () =>
    (
      await db.selectFrom('outbox_event').where('name', '=', 'post.published').select('payload').execute()
    ).filter(({ payload }) => JSON.stringify(payload).includes(id)).length
  const published = await events()
  node.advance(60_000)
  await decide([found], 'pass')
  expect((await rowOf(id)).accepted_post_count).toBe(counted.accepted_post_count + 1)
  expect((await undo(found.id)).items[0]?.isUndone).toBe(true)
  expect(await rowOf(id)).toEqual(counted)
  await decide([await openCase(id)], 'pass')
  expect(await events()).toBe(published)
  await finish(found.id)
  expect(await events()).toBe(published + 1)
  expect((await rowOf(id)).created_at.getTime()).toBeGreaterThanOrEqual(counted.created_at.getTime() + 60_000)
})

test('an author reads why a post was deleted, and restores it as a refused one', async () => {
  const id = await publish()
  await report(id)
  const found = await openCase(id)
  await decide([found], 'delete')
  await finish(found.id)
  expect(await textsOf(author)).toContain('你的作品因违规被删除：照片，图片里有广告')
  expect(await callAs(node, author, NewPublish.RestorePublish, { id })).toEqual({ status: 4 })
})

test('whoever comes late or did not decide cannot undo', async () => {
  const id = await publish()
  await report(id)
  const found = await openCase(id)
  await decide([found], 'refuse')
  expect((await undo(found.id, colleague)).items).toEqual([{ id: found.id, isUndone: false }])
  node.advance(12_001)
  expect((await undo(found.id)).items).toEqual([{ id: found.id, isUndone: false }])
  expect(await isSeen(id)).toBe(false)
})

test('what its author deleted meanwhile stays deleted', async () => {
  const id = await publish()
  await report(id)
  const found = await openCase(id)
  await decide([found], 'pass')
  await callAs(node, author, NewPublish.DeletePublish, { id })
  expect((await undo(found.id)).items).toEqual([{ id: found.id, isUndone: false }])
  await finish(found.id)
  expect(await rowOf(id)).toMatchObject({ status: 5 })
  const open = await publish()
  await report(open)
  const gone = await openCase(open)
  await callAs(node, author, NewPublish.DeletePublish, { id: open })
  expect((await decide([gone], 'pass')).items).toEqual([{ id: gone.id, state: 'gone', by: '' }])
})

test('a report that comes while a decision can be undone opens a new case', async () => {
  const id = await publish()
  await report(id)
  const found = await openCase(id)
  await decide([found], 'pass')
  await report(id)
  expect(await findOpenCase(node.app.db, { kind: 'post', targetId: id })).toBeUndefined()
  await finish(found.id)
  const next = await openCase(id)
  expect(next).toMatchObject({ causes: ['reports'], report_count: 1 })
  expect(next.id).not.toBe(found.id)
})

test('a decision about an older version of a post is refused', async () => {
  const id = await publish()
  await report(id)
  const found = await openCase(id)
  const { pictures } = await callAs(node, author, NewPublish.GetUserPublishDetail, { id })
  await callAs(node, author, NewPublish.EditPublish, {
    publishType: 1,
    id,
    text: '改过的字',
    pictures: pictures.map(({ fileId }) => ({ fileId })),
  })
  expect((await decide([found], 'pass')).items).toEqual([{ id: found.id, state: 'changed', by: '' }])
})

test('a sanction is given when nobody can undo it, with what happened to the post in one notice', async () => {
  const writer = await buildMember(node)
  const id = await publish(writer, '加我微信看更多')
  await report(id)
  const found = await openCase(id)
  const cases = [{ id: found.id, version: found.version }]
  await callAs(node, moderator, ReviewCase.Decide, { cases, decision: 'mute', days: 7, reason })
  const strikes = () =>
    node.app.db.selectFrom('strike').where('member_id', '=', writer.userId).selectAll().execute()
  expect(await isSeen(id)).toBe(false)
  expect(await strikes()).toEqual([])
  await finish(found.id)
  await finish(found.id)
  expect(await strikes()).toMatchObject([{ days: 7, reason, staff_id: moderator.staffId, target_id: id }])
  expect(await rowOf(id)).toMatchObject({ status: 4 })
  expect(await textsOf(writer)).toEqual([
    expect.stringContaining('涉及你的作品「加我微信看更多」，没有通过审核'),
  ])
  const { member } = await callAs(node, moderator, ReviewCase.Get, { id: await reportedAgain(writer) })
  expect(member.decisions).toMatchObject([{ decision: 'mute', days: 7, reason }])
})

async function reportedAgain(of: Browser): Promise<string> {
  await report(of.userId, 4)
  return (await openCase(of.userId, 'member')).id
}

test('a comment is removed at once, comes back with an undo, and its writer reads the reason', async () => {
  const publishId = await publish()
  const writer = await buildMember(node)
  const { id } = await callAs(node, writer, NewPublish.Reply, { publishId, text: '加我微信' })
  const count = async () => (await callAs(node, null, NewPublish.Detail, { id: publishId })).replyCount
  await report(id, 2)
  const found = await openCase(id, 'comment')
  await decide([found], 'delete')
  expect(await count()).toBe(0)
  await undo(found.id)
  expect(await count()).toBe(1)
  await decide([await openCase(id, 'comment')], 'delete')
  await finish(found.id)
  expect(await count()).toBe(0)
  expect(await textsOf(writer)).toContain('你的评论因违规被删除：图片里有广告')
  expect(await prove()).toEqual([])
})

test('a comment that waits is passed at once, and sent back by an undo', async () => {
  const publishId = await publish()
  const { id } = await callAs(node, await buildMember(node), NewPublish.Reply, { publishId, text: '等着说' })
  for (let n = 0; n < 3; n++) await report(id, 2)
  const count = async () => (await callAs(node, null, NewPublish.Detail, { id: publishId })).replyCount
  const found = await openCase(id, 'comment')
  await decide([found], 'pass')
  expect(await count()).toBe(1)
  await undo(found.id)
  expect(await count()).toBe(0)
  expect(await openCase(id, 'comment')).toMatchObject({ id: found.id })
  expect(await prove()).toEqual([])
})

test('two moderators who decide the same case at once do it once, on any node', async () => {
  for (let round = 0; round < 4; round++) {
    const id = await publish()
    await report(id)
    const found = await openCase(id)
    const outcomes = await Promise.all([
      decide([found], 'pass'),
      decide([found], 'refuse', { by: colleague, on: second }),
    ])
    const states = outcomes.flatMap(({ items }) => items.map((item) => item.state))
    expect(states.toSorted()).toEqual(['changed', 'decided'])
    const late = outcomes.flatMap(({ items }) => items).find(({ state }) => state === 'changed')
    expect(late?.by).not.toBe('')
    expect(await isSeen(id)).toBe(outcomes[0]?.items[0]?.state === 'decided')
    await finish(found.id)
  }
  expect(await prove()).toEqual([])
})

test('a decision locks what it is about before the case, as members do', async () => {
  const { userId } = author
  await report(userId, 4)
  const { id, version } = await openCase(userId, 'member')
  await decide([{ id, version }], 'warn')
  const rowOfCase = sql`review_case where id = ${id}`
  const member = sql`member where id = ${userId}`
  expect(await isFreeDuring(node, { held: member, other: rowOfCase }, () => finish(id))).toBe(true)
  const holder = await buildMember(node)
  const claim = { clubCardNo: 'GQ70010002', realName: '江晚', phone: '13800138000' }
  await callAs(node, holder, UserInfo.BindClub, claim)
  const card = await openCase(holder.userId, 'card')
  const rows = {
    held: sql`club_card where member_id = ${holder.userId}`,
    other: sql`review_case where id = ${card.id}`,
  }
  expect(await isFreeDuring(node, rows, () => decide([card], 'pass'))).toBe(true)
})

test('of two who claim a case at once one has it, until five minutes are over or it is released', async () => {
  const id = await publish()
  await report(id)
  const found = await openCase(id)
  const claim = (by: StaffBrowser, on: TestNode = node) => callAs(on, by, ReviewCase.Claim, { id: found.id })
  const [one, other] = await Promise.all([claim(moderator), claim(colleague, second)])
  expect([one.claim.isOwn, other.claim.isOwn].filter(Boolean)).toHaveLength(1)
  const [holder, late] = one.claim.isOwn ? [moderator, colleague] : [colleague, moderator]
  expect((await decide([found], 'refuse', { by: late })).items).toMatchObject([{ state: 'claimed' }])
  const { items } = await callAs(node, late, ReviewCase.GetClaims, { ids: [found.id] })
  expect(items[0]?.claim).toMatchObject({ isOwn: false })
  await callAs(node, late, ReviewCase.Release, { id: found.id })
  expect((await claim(late)).claim.isOwn).toBe(false)
  node.advance(4 * 60_000)
  await claim(holder)
  node.advance(4 * 60_000)
  expect((await claim(late)).claim.isOwn).toBe(false)
  await callAs(node, holder, ReviewCase.Release, { id: found.id })
  expect((await claim(late)).claim.isOwn).toBe(true)
  node.advance(5 * 60_000 + 1)
  expect((await decide([found], 'pass', { by: holder })).items).toMatchObject([{ state: 'decided' }])
})

test('several are decided at once, and those that others have stay', async () => {
  const ids = [await publish(), await publish(), await publish()]
  for (const id of ids) await report(id)
  const cases = await Promise.all(ids.map((id) => openCase(id)))
  const [held] = cases
  await callAs(node, colleague, ReviewCase.Claim, { id: held?.id ?? '' })
  const { items } = await decide(cases, 'refuse')
  expect(items.map(({ state }) => state).toSorted()).toEqual(['claimed', 'decided', 'decided'])
  expect(await Promise.all(ids.map(isSeen))).toEqual([true, false, false])
})

test('a decision needs a reason, and one that its kind has', async () => {
  const id = await publish()
  await report(id)
  const found = await openCase(id)
  const cases = [{ id: found.id, version: found.version }]
  const codes: unknown[] = []
  for (const input of [{ cases, decision: 'refuse' }]) {
    codes.push((await callRaw(node, moderator, ReviewCase.Decide, input)).body.error?.code)
  }
  await report(author.userId, 4)
  const person = await openCase(author.userId, 'member')
  const input = { cases: [{ id: person.id, version: person.version }], decision: 'limit', reason }
  codes.push((await callRaw(node, moderator, ReviewCase.Decide, input)).body.error?.code)
  expect(new Set(codes).size).toBe(1)
  expect(codes[0]).toBeDefined()
})
