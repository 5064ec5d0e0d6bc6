import { errorCatalogue, StaffAudit, StaffGrowth, UserLevel } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { countEarnings } from './count-earnings.ts'
import { raiseLevels } from './follow-exp.ts'

const dayMs = 24 * 3600_000
let node: TestApp
let operator: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  operator = await buildStaff(node, ['superAdmin'])
})
afterAll(() => node.close())

const inDays = (days: number) => dayOf(new Date(node.app.now().getTime() + days * dayMs))
const photo = {
  rule: 'photo',
  exp: 15,
  coins: 3,
  cap: 2,
  capPeriod: 'day',
  capPerPost: null,
  goal: null,
} as const
const reason = '鼓励发布'

test('a rule changes on its day, for what is done from then on; two who change it do not overwrite each other', async () => {
  const save = (effectiveOn: string, version: number, exp = 15) =>
    callRaw(node, operator, StaffGrowth.SaveRule, { ...photo, exp, effectiveOn, version, reason })
  expect((await save(inDays(-1), 0)).body.error?.details).toHaveProperty('fields.effectiveOn')
  expect((await save(inDays(1), 0)).body.error).toBeNull()
  for (const version of [0, 2]) {
    expect((await save(inDays(1), version)).body.error?.code).toBe(errorCatalogue.ChangedMeanwhile.code)
  }
  expect((await save(inDays(1), 1, 16)).body.error).toBeNull()
  const { items } = await callAs(node, operator, StaffGrowth.GetRules, { maxResultCount: 50 })
  expect(items.filter(({ rule }) => rule === 'photo')).toMatchObject([
    { exp: 10, isCurrent: true },
    { exp: 16, coins: 3, isCurrent: false, version: 2 },
  ])
  const { items: acts } = await callAs(node, operator, StaffAudit.GetList, { maxResultCount: 5 })
  expect(acts[0]).toMatchObject({ act: 'growth.ruleSaved', reason })

  const member = await buildMember(node, { level: 1 })
  const publish = (at: Date) =>
    node.app.db.transaction().execute((tx) =>
      countEarnings(tx, [{ memberId: member.userId, rule: 'photo', source: uuid(), publishId: null, at }], {
        now: at,
      }),
    )
  await publish(node.app.now())
  const tomorrow = new Date(node.app.now().getTime() + dayMs)
  for (let n = 0; n < 3; n++) await publish(tomorrow)
  const { own } = await callAs(node, await signIn(node, member.userId), UserLevel.Get, {})
  expect(own?.exp).toBe(10 + 2 * 16)

  const remove = (effectiveOn: string, version: number) =>
    callRaw(node, operator, StaffGrowth.RemoveRule, { rule: 'photo', effectiveOn, version, reason })
  expect((await remove(inDays(0), 1)).body.error?.code).toBe(errorCatalogue.NotAllowedNow.code)
  expect((await remove(inDays(1), 1)).body.error?.code).toBe(errorCatalogue.ChangedMeanwhile.code)
  expect((await remove(inDays(1), 2)).body.error).toBeNull()
})

test('lower thresholds raise levels on their day, and thresholds must rise', async () => {
  const member = await buildMember(node, { level: 1 })
  const earning = {
    memberId: member.userId,
    rule: 'photo',
    source: uuid(),
    publishId: null,
    at: node.app.now(),
  }
  await node.app.db.transaction().execute((tx) => countEarnings(tx, [earning], { now: node.app.now() }))
  const save = (thresholds: number[]) =>
    callRaw(node, operator, StaffGrowth.SaveScale, {
      effectiveOn: inDays(0),
      thresholds,
      dayCap: 150,
      coinDayCap: 40,
      makeUpPrice: 12,
      version: 0,
      reason,
    })
  expect((await save([0, 5, 5, 7, 8, 9, 10, 11, 12, 13])).body.error?.details).toHaveProperty(
    'fields.thresholds',
  )
  expect((await save([0, 5, 300, 700, 1500, 3000, 6000, 12_000, 24_000, 48_000])).body.error).toBeNull()
  await raiseLevels(node.app.db, node.app.now())
  expect(await callAs(node, await signIn(node, member.userId), UserLevel.Get, {})).toMatchObject({ level: 2 })
  const { items } = await callAs(node, operator, StaffGrowth.GetScales, {})
  expect(items).toMatchObject([{ isCurrent: true, version: 1, coinDayCap: 40, makeUpPrice: 12 }])
})
