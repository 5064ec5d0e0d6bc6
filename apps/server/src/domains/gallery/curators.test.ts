import { randomBytes } from 'node:crypto'
import {
  errorCatalogue,
  Notice,
  OnlineGallery,
  opinions,
  StaffGallery,
  submissionStates,
} from '@guangquan/contract'
import { nearHash, nearSide } from '@guangquan/rules/posts/near-hash'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { storeNearHash } from '../../testing/uploads.ts'
import { forgetVisitors } from './gallery.jobs.ts'
import {
  buildExhibition,
  buildInvitation,
  buildSubmission,
  buildWork,
  dayMs,
  exhibitionInput,
} from './testing/build-gallery.ts'

let node: TestApp
let other: TestNode
let staff: StaffBrowser
let noon: Date
beforeAll(async () => {
  node = await openTestApp()
  noon = new Date(`${new Date().toISOString().slice(0, 10)}T04:00:00Z`)
  node.setNow(noon)
  other = await node.addNode()
  staff = await buildStaff(node, ['activityOperator'])
})
afterAll(() => node.close())

const reason = '策展人看过原作'
const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const submissionsOf = async (as: StaffBrowser, callId: string) =>
  (await callAs(node, as, StaffGallery.GetSubmissions, { callId })).items
/** The hash of a unique picture. */
const newHash = () => nearHash(randomBytes(nearSide ** 2)) ?? expect.fail('no hash')

test('each curator has one opinion of a submission, which the others read and its author does not', async () => {
  const second = await buildStaff(node, ['activityOperator'])
  const author = await buildMember(node)
  const { id, callId } = await buildSubmission(node, { browser: author })
  await callAs(node, staff, StaffGallery.Mark, { id, mark: opinions.perhaps, note: '天有点脏' })
  await callAs(node, second, StaffGallery.Mark, { id, mark: opinions.no, note: '' })
  await callAs(node, staff, StaffGallery.Mark, { id, mark: opinions.yes, note: '放在第一室' })
  expect((await submissionsOf(second, callId))[0]?.opinions).toMatchObject([
    { mark: opinions.no, note: '', isOwn: true },
    { mark: opinions.yes, note: '放在第一室', isOwn: false },
  ])
  const seen = JSON.stringify(await callAs(node, author, OnlineGallery.GetOwnSubmissions, {}))
  expect(seen).not.toContain('放在第一室')
  await callAs(node, author, OnlineGallery.Withdraw, { id })
  await expect(callAs(node, staff, StaffGallery.Mark, { id, mark: 3, note: '' })).rejects.toEqual(
    refusal('ContentNotFound'),
  )
})

test('a photograph that was saved anew is found in another call and in posts that everybody sees', async () => {
  const author = await buildMember(node)
  const owner = await buildMember(node, { nickName: '先拍的人' })
  const hash = newHash()
  const first = await buildSubmission(node, { browser: author })
  const again = await buildSubmission(node, { browser: author })
  const publishId = await buildPost(node, owner)
  const hiddenId = await buildPost(node, owner, { status: 3 })
  for (const file of [first.fileId, again.fileId]) await storeNearHash(node.app.db, file, hash)
  for (const id of [publishId, hiddenId]) {
    const { rows } = await sql<{ file_id: string }>`select file_id from publish_picture
      where publish_id = ${id}::uuid`.execute(node.app.db)
    for (const row of rows) await storeNearHash(node.app.db, row.file_id, hash)
  }
  const alike = await callAs(node, staff, StaffGallery.GetAlike, { id: again.id })
  expect(alike).toHaveLength(2)
  expect(alike).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ isOwn: true, publishId: null, similar: 100, callTitle: '水的形状' }),
      expect.objectContaining({ isOwn: false, publishId, nickName: '先拍的人', fileId: again.fileId }),
    ]),
  )
})

test('a question that nobody answered is taken back, and its photographs are asked for again', async () => {
  const author = await buildMember(node)
  const { id, fileId, publishId, exhibitionId } = await buildInvitation(node, { browser: author })
  await callAs(node, staff, StaffGallery.AskNoMore, { id, version: 1, reason })
  const [own] = (await callAs(node, author, OnlineGallery.GetOwnSubmissions, {})).items
  expect(own).toMatchObject({ id, state: submissionStates.askedNoMore, reason, photos: [] })
  const notices = (await callAs(node, author, Notice.GetUserNoticeList, { tab: 5 })).items
  expect(notices.map(({ type }) => type)).toEqual(['gallery.askedNoMore'])
  await expect(callAs(node, author, OnlineGallery.Answer, { id, agree: true })).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
  await callAs(node, staff, StaffGallery.Ask, {
    id: exhibitionId,
    publishId,
    fileIds: [fileId],
    note: '再问一次',
  })
})

test('a question is answered or taken back, never both', async () => {
  const author = await buildMember(node)
  for (let round = 0; round < 4; round++) {
    const { id } = await buildInvitation(node, { browser: author })
    const outcomes = await Promise.allSettled([
      callAs(node, author, OnlineGallery.Answer, { id, agree: true }),
      callAs(other, staff, StaffGallery.AskNoMore, { id, version: 1, reason }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  }
})

test('whoever walks through an exhibition counts once a day, also on two nodes at the same time', async () => {
  const id = await buildExhibition(node)
  const member = await buildMember(node)
  await Promise.all(
    [node, other, node, other].flatMap((at) => [
      callAs(at, member, OnlineGallery.Visit, { id }),
      callAs(at, null, OnlineGallery.Visit, { id }),
    ]),
  )
  const visitors = async () => {
    // A session of staff does not last until the days of this test.
    const curator = await buildStaff(node, ['activityOperator'])
    return (await callAs(node, curator, StaffGallery.GetDetail, { id })).visitors
  }
  expect(await visitors()).toEqual({ total: 2, today: 2 })
  node.setNow(new Date(noon.getTime() + dayMs - 60_000))
  await callAs(node, member, OnlineGallery.Visit, { id })
  expect(await visitors()).toEqual({ total: 3, today: 1 })
  node.setNow(new Date(noon.getTime() + 3 * dayMs))
  await forgetVisitors(jobCtxOf(node.app))
  expect(await node.app.db.selectFrom('exhibition_visitor').selectAll().execute()).toEqual([])
  expect((await visitors()).total).toBe(3)
  node.setNow(noon)
})

test('nobody is counted in an exhibition that is not open yet', async () => {
  const id = await buildExhibition(node, { stage: 0 })
  await expect(callAs(node, null, OnlineGallery.Visit, { id })).rejects.toEqual(refusal('ContentNotFound'))
})

test('what hides for now still has a room when one room fewer is left', async () => {
  const author = await buildMember(node)
  const exhibitionId = await buildExhibition(node)
  const { id } = await buildWork(node, exhibitionId, author)
  const { db } = node.app
  const hung = db.updateTable('exhibition_work').where('id', '=', id)
  await hung.set({ room: 1 }).execute()
  const before = await callAs(node, staff, StaffGallery.GetDetail, { id: exhibitionId })
  const save = (version: number) =>
    callAs(node, staff, StaffGallery.Save, {
      id: exhibitionId,
      version,
      ...exhibitionInput(noon, before.shopId),
    })
  await expect(save(before.version)).rejects.toEqual(refusal('BadInput'))
  const { publishId } = await buildInvitation(node, { browser: author })
  const { submission_id: submissionId } = await db
    .selectFrom('exhibition_work')
    .where('id', '=', id)
    .select('submission_id')
    .executeTakeFirstOrThrow()
  await db
    .updateTable('gallery_submission')
    .set({ call_id: null, contact_cipher: null, exhibition_id: exhibitionId, publish_id: publishId })
    .where('id', '=', submissionId)
    .execute()
  await db.updateTable('publish').set({ status: 3 }).where('id', '=', publishId).execute()
  await save(before.version)
  await db.updateTable('publish').set({ status: 2 }).where('id', '=', publishId).execute()
  const after = await callAs(node, staff, StaffGallery.GetDetail, { id: exhibitionId })
  expect(after.hung).toMatchObject([{ room: 0 }])
})
