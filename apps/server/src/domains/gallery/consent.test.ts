import {
  errorCatalogue,
  Notice,
  OnlineGallery,
  StaffGallery,
  submissionStates,
  targetTypes,
  UserLike,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { exportSubmissions, eraseFromGalleries } from './gallery.export.ts'
import {
  buildExhibition,
  buildInvitation,
  buildShownPost,
  buildSubmission,
  dayMs,
} from './testing/build-gallery.ts'

let node: TestApp
let nodes: readonly TestNode[]
let staff: StaffBrowser
let noon: Date
beforeAll(async () => {
  node = await openTestApp()
  nodes = [node, await node.addNode()]
  noon = new Date(`${new Date().toISOString().slice(0, 10)}T04:00:00Z`)
  node.setNow(noon)
  staff = await buildStaff(node, ['activityOperator'])
})
afterAll(() => node.close())
afterEach(() => node.setNow(noon))

const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const note = '想挂在第一室的正中'
const inDays = (days: number) => dayOf(new Date(noon.getTime() + days * dayMs))
const ownOf = async (who: Browser) => (await callAs(node, who, OnlineGallery.GetOwnSubmissions, {})).items
const worksIn = async (id: string) =>
  (await callAs(node, null, OnlineGallery.GetWorks, { id })).rooms.flatMap(({ works }) => works)
const ask = (id: string, post: { publishId: string; fileId: string }, on: TestNode = node) =>
  callAs(on, staff, StaffGallery.Ask, { id, publishId: post.publishId, fileIds: [post.fileId], note })
const answer = (who: Browser, id: string, agree: boolean) =>
  callAs(node, who, OnlineGallery.Answer, { id, agree })
const takeBack = (who: Browser, id: string, leavesOn: string) =>
  callAs(node, who, OnlineGallery.TakeBack, { id, leavesOn })
const hang = (id: string, version: number, fileId: string) =>
  callAs(node, staff, StaffGallery.SetWorks, {
    id,
    version,
    works: [{ fileId, room: 0, title: '归帆', caption: '', place: '', sizeText: '' }],
  })

test('a photograph of a post hangs once its author agreed, in the exhibition they agreed to', async () => {
  const author = await buildMember(node)
  const post = await buildShownPost(node, author)
  const [hall, other] = [await buildExhibition(node), await buildExhibition(node)]
  expect(await callAs(node, staff, StaffGallery.GetPost, { publishId: post.publishId })).toMatchObject({
    photos: [{ fileId: post.fileId, isFree: true }],
  })
  const { id } = await ask(hall, post)
  const notices = await callAs(node, author, Notice.GetUserNoticeList, { tab: 5 })
  expect(notices.items[0]).toMatchObject({
    type: 'gallery.asked',
    text: `策展人想把你的作品《无题》挂进影展，等你同意：${note}`,
  })
  expect(await ownOf(author)).toMatchObject([
    { state: submissionStates.asked, mayWithdraw: false, invitation: { note, mayAnswer: true } },
  ])
  // Not before the answer, which only the author may give.
  await expect(hang(hall, 1, post.fileId)).rejects.toEqual(refusal('NotAllowedNow'))
  await expect(answer(await buildMember(node), id, true)).rejects.toEqual(refusal('ContentNotFound'))
  const decision = { id, version: 1, decision: 'choose' as const, reason: note }
  await expect(callAs(node, staff, StaffGallery.Decide, decision)).rejects.toEqual(refusal('NotAllowedNow'))
  await answer(author, id, true)
  await expect(answer(author, id, false)).rejects.toEqual(refusal('NotAllowedNow'))
  await expect(hang(other, 1, post.fileId)).rejects.toEqual(refusal('NotAllowedNow'))
  await hang(hall, 1, post.fileId)
  expect(await worksIn(hall)).toMatchObject([{ title: '归帆', author: { userId: author.userId } }])
  expect(await ownOf(author)).toMatchObject([{ state: submissionStates.shown, exhibitionId: hall }])
})

test('what an author refused does not hang and is not asked for again', async () => {
  const author = await buildMember(node)
  const post = await buildShownPost(node, author)
  const hall = await buildExhibition(node)
  const { id } = await ask(hall, post)
  expect(await answer(author, id, false)).toMatchObject({ state: submissionStates.declined })
  await expect(hang(hall, 1, post.fileId)).rejects.toEqual(refusal('NotAllowedNow'))
  await expect(ask(hall, post)).rejects.toEqual(refusal('NotAllowedNow'))
  await expect(takeBack(author, id, inDays(0))).rejects.toEqual(refusal('NotAllowedNow'))
})

test('an agreement is taken back with a day, on which the work leaves the wall', async () => {
  const author = await buildMember(node)
  const hall = await buildExhibition(node, { end_time: new Date(noon.getTime() + 30 * dayMs) })
  const { id, fileId } = await buildInvitation(node, { browser: author, state: 2, exhibitionId: hall })
  await hang(hall, 1, fileId)
  await expect(takeBack(author, id, inDays(-1))).rejects.toEqual(refusal('BadInput'))
  await expect(takeBack(author, id, inDays(61))).rejects.toEqual(refusal('BadInput'))
  await takeBack(author, id, inDays(2))
  const staffSees = await callAs(node, staff, StaffGallery.GetDetail, { id: hall })
  expect(staffSees.hung).toMatchObject([{ leavesOn: inDays(2) }])
  const [work] = await worksIn(hall)
  const visitor = await buildMember(node)
  const target = { targetType: targetTypes.exhibitionWork, targetId: work?.id ?? '' }
  node.setNow(new Date(noon.getTime() + 2 * dayMs))
  expect(await worksIn(hall)).toEqual([])
  await expect(callAs(node, visitor, UserLike.Like, { ...target, on: true })).rejects.toEqual(
    refusal('ContentNotFound'),
  )
  node.setNow(noon)
  // An earlier day, today: at once.
  expect(await takeBack(author, id, inDays(0))).toMatchObject({ state: submissionStates.takenBack })
  expect(await worksIn(hall)).toEqual([])
  await expect(hang(hall, 2, fileId)).rejects.toEqual(refusal('NotAllowedNow'))
  await expect(takeBack(author, id, inDays(3))).rejects.toEqual(refusal('NotAllowedNow'))
  const taken = await callAs(node, staff, StaffGallery.GetSubmissions, {
    exhibitionId: hall,
    state: submissionStates.takenBack,
  })
  expect(taken.items).toMatchObject([{ id, callId: null, leavesOn: inDays(0) }])
})

test('before it hangs an agreement is taken back at once; what was sent to a call has none', async () => {
  const author = await buildMember(node)
  const agreed = await buildInvitation(node, { browser: author, state: 2 })
  expect(await takeBack(author, agreed.id, inDays(5))).toMatchObject({ state: submissionStates.takenBack })
  await expect(hang(agreed.exhibitionId, 1, agreed.fileId)).rejects.toEqual(refusal('NotAllowedNow'))
  const sent = await buildSubmission(node, { browser: author, state: 5 })
  await expect(takeBack(author, sent.id, inDays(5))).rejects.toEqual(refusal('ContentNotFound'))
  await expect(answer(author, sent.id, true)).rejects.toEqual(refusal('ContentNotFound'))
})

test('a post that is hidden takes its photographs off the wall, and only what everybody sees is asked for', async () => {
  const author = await buildMember(node)
  const invited = await buildInvitation(node, { browser: author, state: 2 })
  await hang(invited.exhibitionId, 1, invited.fileId)
  expect(await worksIn(invited.exhibitionId)).toHaveLength(1)
  await node.app.db
    .updateTable('publish')
    .set({ expose_others: false })
    .where('id', '=', invited.publishId)
    .execute()
  expect(await worksIn(invited.exhibitionId)).toEqual([])
  const { publishId } = invited
  await expect(callAs(node, staff, StaffGallery.GetPost, { publishId })).rejects.toEqual(
    refusal('ContentNotFound'),
  )
  await expect(ask(invited.exhibitionId, invited)).rejects.toEqual(refusal('ContentNotFound'))
})

test('one photograph is asked for once, whoever asks on whichever node', async () => {
  const author = await buildMember(node)
  const post = await buildShownPost(node, author)
  const halls = await Promise.all([1, 2, 3, 4].map(() => buildExhibition(node)))
  const tries = await Promise.allSettled(halls.map((hall, n) => ask(hall, post, nodes[n % 2])))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ownOf(author)).toHaveLength(1)
})

test('whoever leaves is asked no more, and what they were asked is in their export first', async () => {
  const author = await buildMember(node)
  const invited = await buildInvitation(node, { browser: author, state: 2 })
  await hang(invited.exhibitionId, 1, invited.fileId)
  const { app } = node
  expect(await exportSubmissions(app.env, app.db, author.userId)).toMatchObject([
    { exhibition: '山不说话', title: '冰下气泡', note: '想挂在第一室', leavesOn: null },
  ])
  await app.db.transaction().execute((tx) => eraseFromGalleries(tx, author.userId))
  expect(await worksIn(invited.exhibitionId)).toEqual([])
  // The post and its photograph stay the post's.
  const kept = await app.db
    .selectFrom('stored_file')
    .where('id', '=', invited.fileId)
    .select('id')
    .executeTakeFirst()
  expect(kept).toBeDefined()
})
