import {
  errorCatalogue,
  NewPublish,
  Notice,
  ReviewCase,
  StaffAppeals,
  StaffStrike,
  UserStrike,
  type ReviewKind,
} from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { counterProofs } from '../../program.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { findOpenCase } from './case.store.ts'
import { finishDecision } from './finish-decision.ts'

let node: TestApp
let second: TestNode
let giver: StaffBrowser
let other: StaffBrowser
let author: Browser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  giver = await buildStaff(node, ['moderator'])
  other = await buildStaff(node, ['moderator'])
})
afterAll(() => node.close())

const { NotAllowedNow } = errorCatalogue

/** Warns a member for content, by the queue, and lets them appeal. @returns the appeal */
async function appealed(kind: ReviewKind, targetId: string) {
  const reportType = kind === 'post' ? 1 : 2
  await callAs(node, await buildMember(node), NewPublish.UserReport, { reportType, targetId, reason: 3 })
  const found = (await findOpenCase(node.app.db, { kind, targetId })) ?? expect.fail('no open case')
  const { id, version } = found
  await callAs(node, giver, ReviewCase.Decide, {
    cases: [{ id, version }],
    decision: 'warn',
    reason: '盗用他人作品',
  })
  await finishDecision({ db: node.app.db, now: node.app.now() }, id)
  const [strike] = (await callAs(node, author, UserStrike.GetList, {})).items
  await callAs(node, author, UserStrike.Appeal, { id: strike?.id ?? '', text: '这是我自己拍的，有原图为证' })
  const { items } = await callAs(node, other, StaffAppeals.GetList, { state: 1, member: author.userId })
  return items[0] ?? expect.fail('no appeal waits')
}
const decide = (appeal: { id: string; version: number }, restore: boolean, on: TestNode = node) =>
  callRaw(on, other, StaffAppeals.Decide, {
    id: appeal.id,
    version: appeal.version,
    lift: true,
    restore,
    answer: '核实后没有违规',
  })
async function publish(as: Browser): Promise<string> {
  const pictures = [{ fileId: await buildFile(node, as) }]
  return (await callAs(node, as, NewPublish.Publish, { publishType: 1, text: '晨雾', pictures })).id
}
const isSeen = async (id: string) => (await callRaw(node, null, NewPublish.Detail, { id })).body.success
const prove = () =>
  proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    counterProofs,
  )

test('whoever lifts a strike by an appeal shows the refused post again, once, on two nodes', async () => {
  author = await buildMember(node)
  const id = await publish(author)
  const appeal = await appealed('post', id)
  expect(appeal.strike).toMatchObject({ targetId: id, target: { kind: 'post', change: 'refused' } })
  expect(await isSeen(id)).toBe(false)
  const responses = await Promise.all([decide(appeal, true), decide(appeal, true, second)])
  expect(responses.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await isSeen(id)).toBe(true)
  expect((await callAs(node, author, UserStrike.GetList, {})).items).toMatchObject([{ liftTime: /./ }])
  expect(await prove()).toEqual([])
})

test('a removed comment comes back with its count, and its writer reads so', async () => {
  author = await buildMember(node)
  const publishId = await publish(await buildMember(node))
  const { id } = await callAs(node, author, NewPublish.Reply, { publishId, text: '这里的光真好' })
  const appeal = await appealed('comment', id)
  expect(appeal.strike.target).toMatchObject({ kind: 'comment', change: 'removed' })
  expect((await decide(appeal, true)).body.success).toBe(true)
  const { items } = await callAs(node, author, NewPublish.GetPublishReplyList, { publishId, sort: 'new' })
  expect(items.map((reply) => reply.id)).toEqual([id])
  const notices = (await callAs(node, author, Notice.GetUserNoticeList, { tab: 6 })).items
  expect(notices.map(({ text }) => text)).toContain('你的评论已恢复显示：核实后没有违规')
  expect(await prove()).toEqual([])
})

test('what cannot be shown again leaves the appeal undecided', async () => {
  author = await buildMember(node)
  const id = await publish(author)
  const appeal = await appealed('post', id)
  await callAs(node, author, NewPublish.DeletePublish, { id })
  const refused = await decide(appeal, true)
  expect(refused.body.error?.code).toBe(NotAllowedNow.code)
  expect((await callAs(node, author, UserStrike.GetList, {})).items).toMatchObject([{ liftTime: null }])
  expect((await decide(appeal, false)).body.success).toBe(true)
})

test('strikes and appeals stand in the order of their times, whatever their ids are', async () => {
  author = await buildMember(node)
  const first = await appealed('post', await publish(author))
  await appealed('post', await publish(author))
  const { db } = node.app
  // Rows written by a node with another clock, or by the demonstration.
  const day = (text: string) => new Date(`2026-01-${text}T00:00:00Z`)
  const { strike, id } = first
  await db
    .updateTable('strike')
    .set({ created_at: day('09') })
    .where('id', '=', strike.id)
    .execute()
  const rest = { created_at: day('08'), due_at: day('20') }
  await db
    .updateTable('strike')
    .set({ created_at: day('08') })
    .where('member_id', '=', author.userId)
    .where('id', '<>', strike.id)
    .execute()
  await db
    .updateTable('appeal')
    .set(rest)
    .where('member_id', '=', author.userId)
    .where('id', '<>', id)
    .execute()
  await db
    .updateTable('appeal')
    .set({ created_at: day('09'), due_at: day('21') })
    .where('id', '=', id)
    .execute()
  const page = { member: author.userId, maxResultCount: 1 }
  const strikes = await callAs(node, other, StaffStrike.GetList, page)
  expect(strikes.items.map((one) => one.id)).toEqual([strike.id])
  const waiting = await callAs(node, other, StaffAppeals.GetList, { ...page, state: 1 })
  expect(waiting.items.map((one) => one.id)).not.toContain(id)
  const cursor = waiting.nextCursor ?? ''
  const next = await callAs(node, other, StaffAppeals.GetList, { ...page, state: 1, cursor })
  expect(next.items.map((one) => one.id)).toEqual([id])
  expect((await callAs(node, author, UserStrike.GetList, {})).items[0]?.id).toBe(strike.id)
})
