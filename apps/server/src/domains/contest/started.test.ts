import { Activity, Contest, errorCatalogue, Notice, StaffContest, useTypes } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { fileHolders } from '../media/index.ts'
import { eraseFromContests } from './contest.export.ts'
import { startInput } from './testing/build-contest.ts'

let node: TestApp
let staff: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  staff = await buildStaff(node, ['contestOperator'])
})
afterAll(() => node.close())

const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const input = () => startInput(node.app.now())
const reason = '请写明奖品由谁提供'

test('a member starts a contest, staff return it, it is sent again, and is announced', async () => {
  const member = await buildMember(node, { level: 5 })
  const started = await callAs(node, member, Contest.Start, input())
  expect(started).toMatchObject({ state: 1, voteDays: 7, mayChange: false, isSet: false })
  await expect(callAs(node, null, Activity.GetPhotoContestDetail, { id: started.id })).rejects.toEqual(
    refusal('ContentNotFound'),
  )
  const decide = (act: 'return' | 'announce', version: number) =>
    callAs(node, staff, StaffContest.SetState, { id: started.id, version, act, reason })
  await decide('return', started.version)
  const own = await callAs(node, member, Contest.GetStarting, {})
  expect(own).toMatchObject({ mayStart: true, started: [{ state: 0, reason, mayChange: true }] })
  const version = own.started[0]?.version ?? 0
  const other = await buildMember(node, { level: 5 })
  const changed = { ...input(), id: started.id, version, isSet: true, title: '周末街头组照赛' }
  await expect(callAs(node, other, Contest.Start, changed)).rejects.toEqual(refusal('ContentNotFound'))
  const again = await callAs(node, member, Contest.Start, changed)
  expect(again).toMatchObject({ state: 1, isSet: true, title: '周末街头组照赛', reason: '' })
  await decide('announce', again.version)
  const detail = await callAs(node, null, Activity.GetPhotoContestDetail, { id: started.id })
  expect(detail).toMatchObject({
    kind: 3,
    state: 2,
    hasJury: false,
    hasVote: true,
    circle: null,
    groups: [{ photosMin: 3, photosMax: 8 }],
    prizes: [{ name: '一等奖', coins: 0, value: 0 }],
  })
  const notices = await callAs(node, member, Notice.GetUserNoticeList, { tab: 5 })
  expect(notices.items.map(({ type }) => type)).toEqual(['contest.startApproved', 'contest.startReturned'])
})

test('its cover is an upload of whoever starts it, shown with it; one that is replaced is released', async () => {
  const member = await buildMember(node, { level: 5 })
  const { db } = node.app
  const upload = async (who: Browser, useType: number = useTypes.matchCover) => {
    const fileId = await buildFile(node, who)
    const placed = { use_type: useType, webp_sizes: [853, 1280], is_public: true }
    await db.updateTable('stored_file').set(placed).where('id', '=', fileId).execute()
    return fileId
  }
  const start = (coverFileId: string | null, more: object = {}) =>
    callAs(node, member, Contest.Start, { ...input(), coverFileId, ...more })
  for (const wrong of [await upload(await buildMember(node)), await upload(member, useTypes.photo), uuid()])
    await expect(start(wrong)).rejects.toEqual(refusal('UploadNotFound'))
  const first = await upload(member)
  const { id, version, coverUrl } = await start(first)
  expect(coverUrl).toBe(`/files/${first}/1280.webp`)
  // One file is not the cover of two.
  await expect(start(first)).rejects.toEqual(refusal('UploadNotFound'))
  const act = { id, act: 'return' as const, reason }
  await callAs(node, staff, StaffContest.SetState, { ...act, version })
  const own = (await callAs(node, member, Contest.GetStarting, {})).started[0]
  expect(own).toMatchObject({ coverFileId: first })
  const kept = await start(first, { id, version: own?.version })
  expect(kept).toMatchObject({ coverFileId: first, coverUrl })
  const usedAt = async () =>
    (await db.selectFrom('stored_file').where('id', '=', first).select('used_at').executeTakeFirst())?.used_at
  expect(await usedAt()).not.toBeNull()
  await callAs(node, staff, StaffContest.SetState, { ...act, version: kept.version })
  const second = await upload(member)
  const changed = await start(second, { id, version: kept.version + 1 })
  expect(await usedAt()).toBeNull()
  const announce = { id, version: changed.version, act: 'announce' as const, reason }
  await callAs(node, staff, StaffContest.SetState, announce)
  const cover = { coverUrl: `/files/${second}/1280.webp`, coverSmallUrl: `/files/${second}/853.webp` }
  expect(await callAs(node, null, Activity.GetPhotoContestDetail, { id })).toMatchObject(cover)
  const { items } = await callAs(node, null, Contest.GetList, {})
  expect(items.find((one) => one.id === id)).toMatchObject(cover)
  expect((await callAs(node, staff, StaffContest.GetDetail, { id })).cover).toEqual({
    key: cover.coverUrl,
    url: cover.coverSmallUrl,
  })
})

test('the cover of an announced contest stays when its member leaves; one that nobody saw goes with them', async () => {
  const { db } = node.app
  const member = await buildMember(node, { level: 5 })
  const covers = []
  for (const _ of [1, 2]) {
    const fileId = await buildFile(node, member)
    await db
      .updateTable('stored_file')
      .set({ use_type: useTypes.matchCover })
      .where('id', '=', fileId)
      .execute()
    const { id, version } = await callAs(node, member, Contest.Start, { ...input(), coverFileId: fileId })
    covers.push({ id, version, fileId })
  }
  const [seen, unseen] = covers
  if (seen === undefined || unseen === undefined) throw new Error('no contests')
  const { id, version } = seen
  await callAs(node, staff, StaffContest.SetState, { id, version, act: 'announce', reason })
  expect((await Promise.all(fileHolders.get().map((find) => find(db, member.userId)))).flat()).toEqual([
    seen.fileId,
  ])
  await db.transaction().execute((tx) => eraseFromContests(tx, member.userId))
  const files = await db
    .selectFrom('stored_file')
    .where('id', 'in', [seen.fileId, unseen.fileId])
    .select(['id', 'used_at'])
    .execute()
  expect(files.filter((file) => file.used_at !== null).map((file) => file.id)).toEqual([seen.fileId])
  expect(await callAs(node, staff, StaffContest.GetDetail, { id: unseen.id })).toMatchObject({ cover: null })
  expect(await callAs(node, null, Activity.GetPhotoContestDetail, { id })).toMatchObject({
    coverUrl: expect.stringContaining(seen.fileId),
  })
})

test('below Lv.5 only the owner of a circle starts a contest, for that circle; two at a time are the most', async () => {
  const member = await buildMember(node, { level: 4 })
  await setConfig(node, 'level.gates', true)
  await expect(callAs(node, member, Contest.Start, input())).rejects.toEqual(refusal('LevelTooLow'))
  const circleId = uuid()
  const now = node.app.now()
  const owner = await buildMember(node)
  await node.app.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('circle')
      .values({
        id: circleId,
        title: '城南街拍',
        title_folded: '城南街拍',
        summary: '周末在城南拍照',
        topic_ids: [],
        status: 2,
        max_members: 200,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await tx
      .insertInto('circle_member')
      .values({
        circle_id: circleId,
        member_id: owner.userId,
        role: 1,
        status: 2,
        changed_at: now,
        joined_at: now,
      })
      .execute()
  })
  await expect(callAs(node, member, Contest.Start, { ...input(), circleId })).rejects.toEqual(
    refusal('ContentNotFound'),
  )
  await node.app.db
    .updateTable('circle_member')
    .set({ member_id: member.userId })
    .where('circle_id', '=', circleId)
    .execute()
  const start = () => callAs(node, member, Contest.Start, { ...input(), circleId })
  const { id } = await start()
  await start()
  await expect(start()).rejects.toEqual(refusal('NotAllowedNow'))
  expect(await callAs(node, staff, StaffContest.GetDetail, { id })).toMatchObject({
    kind: 2,
    organiser: '城南街拍',
    circle: { id: circleId, title: '城南街拍' },
  })
  const late = { ...input(), circleId, collectEnd: input().collectStart }
  await expect(callAs(node, member, Contest.Start, late)).rejects.toMatchObject({
    code: errorCatalogue.BadInput.code,
  })
})
