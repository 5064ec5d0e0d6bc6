import { Activity, Contest, errorCatalogue, Notice, StaffContest } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
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
