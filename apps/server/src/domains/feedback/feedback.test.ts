import {
  errorCatalogue,
  Feedback,
  feedbackLimits,
  Notice,
  StaffFeedback,
  useTypes,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { sanctionMember } from '../sanction/index.ts'
import { eraseFeedback, exportFeedback } from './feedback.export.ts'
import { closeUnanswered } from './feedback.jobs.ts'

const text = '取景器里有一条灰线，换镜头后还在'
const contact = '13900002468'
const dayMs = 24 * 3600_000
let node: TestApp
let second: TestNode
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  staff = await buildStaff(node, ['support'])
})
afterAll(() => node.close())

const { ChangedMeanwhile, ContentNotFound, FeedbackClosed, FeedbackDayLimit, FeedbackOpenLimit } =
  errorCatalogue
const { NotAllowedNow, TicketInvalid, UploadNotFound } = errorCatalogue
const refusal = ({ code }: { code: number }) => expect.objectContaining({ code })
const write = (who: Browser, more: object = {}, on: TestNode = node) =>
  callAs(on, who, Feedback.Create, { type: 3, text, ...more })
const read = (who: Browser, id: string) => callAs(node, who, Feedback.GetDetail, { id })
const forStaff = (id: string) => callAs(node, staff, StaffFeedback.GetDetail, { id })
const answer = async (id: string, words = '请带到维修服务网点') => {
  const { version } = await forStaff(id)
  return callAs(node, staff, StaffFeedback.Reply, { id, version, text: words })
}
const picture = async (who: Browser) => {
  const id = await buildFile(node, who)
  const use = { use_type: useTypes.feedback }
  await node.app.db.updateTable('stored_file').set(use).where('id', '=', id).execute()
  return id
}
const stateOf = async (who: Browser, id: string) => (await read(who, id)).state

test('a member writes with pictures, staff take and answer, the member answers back and closes', async () => {
  const who = await buildMember(node)
  const pictures = [await picture(who), await picture(who)]
  const { id, number } = await write(who, { contact, pictures })
  expect(number).toMatch(/^F\d{6}$/)
  expect(await read(who, id)).toMatchObject({
    number,
    state: 1,
    text,
    contact: '****2468',
    pictures: [{ url480: /./ }, { url480: /./ }],
    replies: [],
  })
  const { version, nickName, memberId } = await forStaff(id)
  expect({ memberId, nickName }).toMatchObject({ memberId: who.userId, nickName: /./ })
  const taken = await callAs(node, staff, StaffFeedback.Take, { id, version })
  expect(taken).toMatchObject({ state: 2, staffName: /./, version: version + 1 })
  await expect(callAs(node, staff, StaffFeedback.Take, { id, version: taken.version })).rejects.toEqual(
    refusal(NotAllowedNow),
  )
  const long = '请带到维修服务网点。'.repeat(10)
  expect(await answer(id, long)).toMatchObject({ state: 3, replies: [{ isStaff: true, text: long }] })
  const { items } = await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })
  expect(items[0]).toMatchObject({ type: 'feedback.replied', target: { path: `/user/feedback/${id}` } })
  expect(items[0]?.text).toBe(`客服回复了你的反馈：${long.slice(0, 60)}…`)

  const back = await callAs(node, who, Feedback.Reply, { id, text: '谢谢，周末去' })
  expect(back).toMatchObject({
    state: 1,
    replies: [{ isStaff: true }, { isStaff: false, text: '谢谢，周末去' }],
  })
  expect(await callAs(node, who, Feedback.Close, { id })).toMatchObject({ state: 4, closedBy: 1 })
  expect(await callAs(node, who, Feedback.Close, { id })).toMatchObject({ state: 4, closedBy: 1 })
  await expect(callAs(node, who, Feedback.Reply, { id, text: '再问一句' })).rejects.toEqual(
    refusal(FeedbackClosed),
  )
  await expect(answer(id)).rejects.toEqual(refusal(FeedbackClosed))
})

test('a ticket of somebody else does not exist', async () => {
  const { id } = await write(await buildMember(node))
  const other = await buildMember(node)
  await expect(read(other, id)).rejects.toEqual(refusal(ContentNotFound))
  await expect(callAs(node, other, Feedback.Reply, { id, text })).rejects.toEqual(refusal(ContentNotFound))
  await expect(callAs(node, other, Feedback.Close, { id })).rejects.toEqual(refusal(ContentNotFound))
  expect((await callAs(node, other, Feedback.GetList, {})).items).toEqual([])
})

test('five tickets may be open, ten written a day, also by many clicks on two nodes', async () => {
  const who = await buildMember(node)
  const again = await signIn(node, who.userId)
  const clicks = await Promise.allSettled(
    Array.from({ length: 12 }, (_, index) =>
      write(index % 4 < 2 ? who : again, {}, index % 2 === 0 ? node : second),
    ),
  )
  expect(clicks.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(write(who)).rejects.toMatchObject({ code: FeedbackOpenLimit.code, details: { max: 5 } })
  const { items } = await callAs(node, who, Feedback.GetList, {})
  for (const { id } of items) await callAs(node, who, Feedback.Close, { id })
  for (let count = 5; count < 10; count++) {
    const { id } = await write(who)
    await callAs(node, who, Feedback.Close, { id })
  }
  await expect(write(who)).rejects.toEqual(refusal(FeedbackDayLimit))
  const yesterday = new Date(node.app.now().getTime() - dayMs)
  const day = { created_at: yesterday }
  await node.app.db.updateTable('feedback').set(day).where('member_id', '=', who.userId).execute()
  await write(who)
})

test('a repeated click writes once', async () => {
  const who = await buildMember(node)
  const requestId = crypto.randomUUID()
  const first = await write(who, { requestId })
  expect(await write(who, { requestId })).toEqual(first)
  expect((await callAs(node, who, Feedback.GetList, {})).totalCount).toBe(1)
})

test('a muted member may write, and a picture belongs to one ticket of its owner', async () => {
  const who = await buildMember(node)
  const ctx = { db: node.app.db, now: node.app.now() }
  await sanctionMember(ctx, { memberId: who.userId, kind: 'mute', days: 7, reason: '刷屏', staffId: null })
  const file = await picture(who)
  await write(who, { pictures: [file] })
  await expect(write(who, { pictures: [file] })).rejects.toEqual(refusal(UploadNotFound))
  const foreign = await picture(await buildMember(node))
  await expect(write(who, { pictures: [foreign] })).rejects.toEqual(refusal(UploadNotFound))
  await expect(write(who, { pictures: [await buildFile(node, who)] })).rejects.toEqual(
    refusal(UploadNotFound),
  )
  const five = Array.from({ length: 5 }, () => file)
  await expect(write(who, { pictures: five })).rejects.toMatchObject({ code: 400 })
})

test('what does not fit is named by its field', async () => {
  const who = await buildMember(node)
  for (const [more, fields] of [
    [{ text: '太短' }, { text: '至少10个字' }],
    [{ text: '长'.repeat(501) }, { text: '最多500字' }],
    [{ contact: '微信 abc' }, { contact: '请填写手机号、座机号或邮箱' }],
  ] as const)
    await expect(write(who, more)).rejects.toMatchObject({ code: 400, details: { fields } })
})

test('the contact is stored encrypted, and seen with a reason that is recorded', async () => {
  const who = await buildMember(node)
  const mail = 'canary.reader@example.com'
  const { id } = await write(who, { contact: mail })
  const { rows } = await sql<{ row: string }>`select feedback::text as row from feedback`.execute(node.app.db)
  expect(rows.map(({ row }) => row).join()).not.toContain(Buffer.from('canary').toString('hex'))
  expect(JSON.stringify(rows)).not.toContain('canary')
  expect((await forStaff(id)).contact).toBe('c***@example.com')
  const { grant } = await callAs(node, staff, StaffFeedback.RequestContact, { id, reason: '会员来电核对' })
  expect(await callAs(node, staff, StaffFeedback.SeeContact, { grant })).toEqual({ contact: mail })
  const other = await buildStaff(node, ['support'])
  await expect(callAs(node, other, StaffFeedback.SeeContact, { grant })).rejects.toEqual(
    refusal(TicketInvalid),
  )
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', id)
    .select(['act', 'reason', 'actor'])
    .execute()
  expect(acts).toEqual([{ act: 'feedback.contactSeen', reason: '会员来电核对', actor: staff.name }])
  const { id: without } = await write(who)
  await expect(
    callAs(node, staff, StaffFeedback.RequestContact, { id: without, reason: '核对' }),
  ).rejects.toEqual(refusal(ContentNotFound))
})

test('acts of staff are recorded without what was written; an older version is refused', async () => {
  const who = await buildMember(node)
  const { id } = await write(who)
  const { version } = await forStaff(id)
  await answer(id)
  const late = { id, version, text: '晚了一步' }
  const changedBy = (name: string) => ({ code: ChangedMeanwhile.code, details: { who: name } })
  await expect(callAs(node, staff, StaffFeedback.Reply, late)).rejects.toMatchObject(changedBy(staff.name))
  const { id: added } = await write(who)
  await callAs(node, who, Feedback.Reply, { id: added, text: '还有一处' })
  const early = { id: added, version: 1, text: '没看到补充' }
  await expect(callAs(node, staff, StaffFeedback.Reply, early)).rejects.toMatchObject(changedBy('会员'))
  const closing = { id, version: version + 1, reason: '已在电话里解决' }
  expect(await callAs(node, staff, StaffFeedback.Close, closing)).toMatchObject({ state: 4, closedBy: 2 })
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', id)
    .select(['act', 'before', 'after', 'reason'])
    .orderBy('seq')
    .execute()
  expect(acts).toMatchObject([
    { act: 'feedback.replied', before: { state: 1 }, after: { state: 3 } },
    { act: 'feedback.closed', before: { state: 3 }, after: { state: 4 }, reason: '已在电话里解决' },
  ])
  expect(JSON.stringify(acts)).not.toContain('维修服务网点')
})

test('staff find tickets by state, type, words and number, those that wait longest first', async () => {
  const who = await buildMember(node)
  const word = `暗角${Date.now()}`
  const ids = []
  for (const type of [1, 2, 2] as const)
    ids.push(await write(who, { type, text: `照片四角有${word}，请看看` }))
  const find = async (more: object) =>
    (await callAs(node, staff, StaffFeedback.GetList, { keyword: word, ...more })).items.map(({ id }) => id)
  const all = ids.map(({ id }) => id)
  expect(await find({ state: 1 })).toEqual(all)
  expect(await find({})).toEqual(all.toReversed())
  expect(await find({ state: 1, type: 2 })).toEqual(all.slice(1))
  expect(await find({ keyword: ids[0]?.number ?? '' })).toEqual(all.slice(0, 1))
  const first = await callAs(node, staff, StaffFeedback.GetList, {
    keyword: word,
    state: 1,
    maxResultCount: 2,
  })
  const cursor = first.nextCursor ?? ''
  expect(await find({ state: 1, maxResultCount: 2, cursor })).toEqual(all.slice(2))
})

test('a ticket that nobody answers for two weeks is closed', async () => {
  const who = await buildMember(node)
  const { id } = await write(who)
  const { id: waits } = await write(who)
  await answer(id)
  const run = (days: number) =>
    closeUnanswered({
      db: node.app.db,
      signal: new AbortController().signal,
      now: new Date(node.app.now().getTime() + days * dayMs),
    })
  await run(feedbackLimits.days - 1)
  expect(await stateOf(who, id)).toBe(3)
  await run(feedbackLimits.days + 1)
  expect(await read(who, id)).toMatchObject({ state: 4, closedBy: 3, closeTime: /./ })
  expect(await stateOf(who, waits)).toBe(1)
})

test('the export of a member has tickets and answers, and erasure removes them', async () => {
  const who = await buildMember(node)
  const { id } = await write(who, { contact, pictures: [await picture(who)] })
  await answer(id)
  const { app } = node
  expect(await exportFeedback(app.env, app.db, who.userId)).toMatchObject([
    {
      type: '产品与维修',
      state: '已回复',
      text,
      contact,
      replies: expect.stringMatching(/ 客服：请带到维修服务网点$/),
    },
  ])
  await app.db.transaction().execute((tx) => eraseFeedback(tx, who.userId))
  expect(await exportFeedback(app.env, app.db, who.userId)).toEqual([])
  const left = await app.db.selectFrom('feedback_reply').where('feedback_id', '=', id).select('id').execute()
  expect(left).toEqual([])
})
