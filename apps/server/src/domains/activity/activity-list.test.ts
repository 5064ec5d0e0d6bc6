import { Activity, errorCatalogue, StaffActivity } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { buildCircle } from '../../testing/circles.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { activityInput, buildActivity } from './testing/build-activity.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

test('activities are found by every word of a query, in any of their texts', async () => {
  const mist = await buildActivity(node, { title: '江畔晨雾', summary: '带长焦' })
  const lake = await buildActivity(node, { title: '湖边晨雾', summary: '带广角', address: '50%号门' })
  const find = async (keyword: string) =>
    (await callAs(node, null, Activity.GetActivityList, { keyword })).items.map(({ id }) => id)
  expect(new Set(await find('晨雾'))).toEqual(new Set([mist, lake]))
  expect(await find(' 晨雾  长焦 ')).toEqual([mist])
  expect(await find('50%')).toEqual([lake])
  expect(await find('5_%')).toEqual([])
})

test('an activity for a circle is listed there and names it while the circle is open', async () => {
  const staff = await buildStaff(node, ['activityOperator'])
  const circleId = await buildCircle(node, await buildMember(node), { title: '清晨拍雾' })
  const input = activityInput(node.app.now())
  await expect(
    callAs(node, staff, StaffActivity.Create, { ...input, circleId: uuid() }),
  ).rejects.toMatchObject({
    code: errorCatalogue.BadInput.code,
    details: { fields: { circleId: expect.any(String) } },
  })
  const made = await callAs(node, staff, StaffActivity.Create, { ...input, circleId })
  expect(made.circle).toEqual({ id: circleId, title: '清晨拍雾' })
  const { id, version } = made
  await callAs(node, staff, StaffActivity.SetState, { id, version, act: 'publish', reason: '按计划' })
  await buildActivity(node)
  expect((await callAs(node, null, Activity.GetActivityList, { circleId })).items).toMatchObject([{ id }])
  const read = async () => (await callAs(node, null, Activity.GetActivityDetail, { id })).circle
  expect(await read()).toEqual({ id: circleId, title: '清晨拍雾' })
  await node.app.db.updateTable('circle').set({ status: 5 }).where('id', '=', circleId).execute()
  expect(await read()).toBe(null)
})
