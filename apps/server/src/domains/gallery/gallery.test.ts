import {
  errorCatalogue,
  Notice,
  OnlineGallery,
  StaffGallery,
  submissionStates,
  targetTypes,
  UserLike,
} from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { buildActivity } from '../../testing/activities.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildShop } from '../../testing/goods.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { galleryManifest } from './gallery.manifest.ts'
import { eraseFromGalleries, exportNotes, exportSubmissions } from './gallery.export.ts'
import {
  buildCall,
  buildExhibition,
  buildNote,
  buildSubmission,
  buildWork,
  dayMs,
  exhibitionInput,
  hourMs,
  submissionInput,
} from './testing/build-gallery.ts'

let node: TestApp
let staff: StaffBrowser
let noon: Date
beforeAll(async () => {
  node = await openTestApp()
  noon = new Date(`${new Date().toISOString().slice(0, 10)}T04:00:00Z`)
  node.setNow(noon)
  staff = await buildStaff(node, ['activityOperator'])
})
afterAll(() => node.close())
afterEach(() => node.setNow(noon))

const reason = '策展人看过原作'
const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const submit = (who: Browser, callId: string, fileIds: string[]) =>
  callAs(node, who, OnlineGallery.Submit, submissionInput(callId, fileIds))
const ownOf = async (who: Browser) => (await callAs(node, who, OnlineGallery.GetOwnSubmissions, {})).items
const hall = (who: Browser | null, id: string) => callAs(node, who, OnlineGallery.GetWorks, { id })
const noticesOf = async (who: Browser) =>
  (await callAs(node, who, Notice.GetUserNoticeList, { tab: 5 })).items.map(({ type }) => type)
const decide = (id: string, decision: 'choose' | 'refuse' | 'original', version = 1) =>
  callAs(node, staff, StaffGallery.Decide, { id, version, decision, reason })
const label = (fileId: string, room = 0) => ({
  fileId,
  room,
  title: '冰下气泡',
  caption: '',
  place: '贝加尔湖',
  sizeText: '90×60 cm',
})

test('a submission is chosen, hung, opened at its time, and over at its end', async () => {
  const author = await buildMember(node)
  const callId = await buildCall(node)
  const fileId = await buildFile(node, author)
  const { id } = await submit(author, callId, [fileId])
  expect(await ownOf(author)).toMatchObject([{ id, state: submissionStates.reviewing, mayWithdraw: true }])
  await decide(id, 'choose')
  const written = await callAs(node, staff, StaffGallery.Create, exhibitionInput(noon, await buildShop(node)))
  const hung = await callAs(node, staff, StaffGallery.SetWorks, {
    id: written.id,
    version: written.version,
    works: [label(fileId)],
  })
  expect(await ownOf(author)).toMatchObject([{ state: submissionStates.hanging, mayWithdraw: false }])
  await expect(callAs(node, author, OnlineGallery.Withdraw, { id })).rejects.toEqual(refusal('NotAllowedNow'))
  await callAs(node, staff, StaffGallery.SetState, {
    id: written.id,
    version: hung.version,
    act: 'publish',
    reason,
  })
  // Nobody enters before the opening.
  await expect(hall(null, written.id)).rejects.toEqual(refusal('ContentNotFound'))
  node.setNow(new Date(noon.getTime() + 2 * hourMs))
  const opened = await hall(null, written.id)
  expect(opened.rooms).toMatchObject([{ title: '潮间', works: [{ title: '冰下气泡', place: '贝加尔湖' }] }])
  expect(await ownOf(author)).toMatchObject([{ state: submissionStates.shown, exhibitionId: written.id }])
  const current = await callAs(node, null, OnlineGallery.GetCurrent, {})
  expect(current.items.map((one) => one.id)).toContain(written.id)
  expect(await noticesOf(author)).toEqual(expect.arrayContaining(['gallery.chosen', 'gallery.hung']))

  node.setNow(new Date(noon.getTime() + 3 * dayMs))
  const year = Number(new Date(noon.getTime() + dayMs + 8 * hourMs).toISOString().slice(0, 4))
  const past = await callAs(node, null, OnlineGallery.GetPastList, { year })
  expect(past.items.map((one) => one.id)).toContain(written.id)
  expect(await callAs(node, null, OnlineGallery.GetYears, {})).toContain(year)
  const other = await callAs(node, null, OnlineGallery.GetPastList, { year: year - 1 })
  expect(other.items.map((one) => one.id)).not.toContain(written.id)
})

test('an exhibition invites to its opening as long as that activity takes place', async () => {
  const activityId = await buildActivity(node, { title: '开幕夜话' })
  const fields = exhibitionInput(noon, await buildShop(node))
  const draft = await buildActivity(node, { stage: 0, published_at: null })
  await expect(callAs(node, staff, StaffGallery.Create, { ...fields, activityId: draft })).rejects.toEqual(
    refusal('BadInput'),
  )
  const { id, activity } = await callAs(node, staff, StaffGallery.Create, { ...fields, activityId })
  expect(activity).toEqual({ id: activityId, title: '开幕夜话' })
  await node.app.db
    .updateTable('exhibition')
    .set({ stage: 1, start_time: noon })
    .where('id', '=', id)
    .execute()
  expect((await hall(null, id)).opening).toMatchObject({ id: activityId, title: '开幕夜话' })
  await node.app.db
    .updateTable('activity')
    .set({ stage: 8, cancelled_at: noon })
    .where('id', '=', activityId)
    .execute()
  expect((await hall(null, id)).opening).toBeNull()
})

test('a member sends works to a call once, however often at the same time', async () => {
  const author = await buildMember(node)
  const callId = await buildCall(node)
  const files = await Promise.all([1, 2, 3, 4].map(() => buildFile(node, author)))
  const tries = await Promise.allSettled(files.map((file) => submit(author, callId, [file])))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await ownOf(author)).toHaveLength(1)
})

test('photographs that are too small, too many, used or of somebody else are refused', async () => {
  const author = await buildMember(node)
  const callId = await buildCall(node)
  const small = await buildFile(node, author)
  await node.app.db.updateTable('stored_file').set({ width: 2999 }).where('id', '=', small).execute()
  await expect(submit(author, callId, [small])).rejects.toEqual(refusal('BadInput'))
  const three = await Promise.all([1, 2, 3].map(() => buildFile(node, author)))
  await expect(submit(author, callId, three)).rejects.toEqual(refusal('BadInput'))
  const others = await buildFile(node, await buildMember(node))
  await expect(submit(author, callId, [others])).rejects.toEqual(refusal('UploadNotFound'))
  // The same work to two calls.
  const file = await buildFile(node, author)
  await submit(author, callId, [file])
  await expect(submit(author, await buildCall(node), [file])).rejects.toEqual(refusal('UploadNotFound'))
  const over = await buildCall(node, { end_time: new Date(noon.getTime() - hourMs) })
  await expect(submit(author, over, [await buildFile(node, author)])).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
})

test('only what was chosen hangs, in one exhibition; what is taken down is chosen again', async () => {
  const author = await buildMember(node)
  const waiting = await buildSubmission(node, { browser: author })
  const [one, other] = [await buildExhibition(node), await buildExhibition(node)]
  const hang = (id: string, version: number, fileIds: string[], why?: string) =>
    callAs(node, staff, StaffGallery.SetWorks, {
      id,
      version,
      works: fileIds.map((file) => label(file)),
      ...(why === undefined ? {} : { reason: why }),
    })
  await expect(hang(one, 1, [waiting.fileId])).rejects.toEqual(refusal('NotAllowedNow'))
  await decide(waiting.id, 'choose')
  await hang(one, 1, [waiting.fileId])
  await expect(hang(other, 1, [waiting.fileId])).rejects.toEqual(refusal('NotAllowedNow'))
  // Another person hung works in the meantime.
  await expect(hang(one, 1, [])).rejects.toEqual(refusal('ChangedMeanwhile'))
  // It is published: its author hears why.
  await expect(hang(one, 2, [])).rejects.toEqual(refusal('BadInput'))
  await hang(one, 2, [], '这张在别处展出')
  expect(await noticesOf(author)).toContain('gallery.takenDown')
  expect((await ownOf(author))[0]?.state).toBe(submissionStates.chosen)
})

test('originals are sent only where they were asked for', async () => {
  const author = await buildMember(node)
  const { id } = await buildSubmission(node, { browser: author })
  const fileId = await buildFile(node, author)
  await node.app.db.updateTable('stored_file').set({ use_type: 34 }).where('id', '=', fileId).execute()
  const send = () => callAs(node, author, OnlineGallery.SendOriginals, { id, fileIds: [fileId] })
  await expect(send()).rejects.toEqual(refusal('NotAllowedNow'))
  await decide(id, 'original')
  expect(await noticesOf(author)).toContain('gallery.originalNeeded')
  expect(await send()).toMatchObject({ originals: 1, state: submissionStates.originalNeeded })
})

test('an entry of the book is shown to others once staff passed it, and one is written a day', async () => {
  const [writer, reader] = [await buildMember(node), await buildMember(node)]
  const id = await buildExhibition(node)
  const write = () => callAs(node, writer, OnlineGallery.WriteBook, { id, text: '坐了很久' })
  const book = async (who: Browser | null) => (await callAs(node, who, OnlineGallery.GetBook, { id })).items
  const entry = await write()
  await expect(write()).rejects.toEqual(refusal('NotAllowedNow'))
  expect(await book(reader)).toEqual([])
  expect(await book(writer)).toMatchObject([{ isOwn: true, state: 1 }])
  await callAs(node, staff, StaffGallery.DecideBook, { id: entry.id, show: true, reason })
  expect(await book(null)).toMatchObject([{ text: '坐了很久', isOwn: false }])
  const over = await buildExhibition(node, { end_time: new Date(noon.getTime() - hourMs) })
  await expect(callAs(node, writer, OnlineGallery.WriteBook, { id: over, text: '来晚了' })).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
})

test('a work is liked once by each, also at the same time', async () => {
  const id = await buildExhibition(node)
  const work = await buildWork(node, id)
  const people = await Promise.all([1, 2, 3].map(() => buildMember(node)))
  const target = { targetType: targetTypes.exhibitionWork, targetId: work.id }
  await Promise.all(
    [...people, ...people].map((who) => callAs(node, who, UserLike.Like, { ...target, on: true })),
  )
  const shown = (await hall(people[0] ?? null, id)).rooms[0]?.works[0]
  expect(shown).toMatchObject({ likeCount: 3, isLike: true, isCollect: false })
})

test('whoever leaves takes their works off the wall; what they wrote is in their export first', async () => {
  const author = await buildMember(node)
  const id = await buildExhibition(node)
  await buildWork(node, id, author)
  await buildNote(node, { exhibitionId: id, memberId: author.userId })
  const { app } = node
  expect(await exportSubmissions(app.env, app.db, author.userId)).toMatchObject([
    { realName: '沈一白', phone: '13900002468' },
  ])
  expect(await exportNotes(app.db, author.userId)).toMatchObject([{ text: '坐了很久' }])
  await app.db.transaction().execute((tx) => eraseFromGalleries(tx, author.userId))
  expect((await hall(null, id)).rooms).toEqual([])
  expect(await exportSubmissions(app.env, app.db, author.userId)).toEqual([])
})

test('every counter follows from its rows', async () => {
  const ctx = { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal }
  expect(await proveCounters(ctx, galleryManifest.counters)).toEqual([])
})
