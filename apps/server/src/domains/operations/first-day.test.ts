import { StaffSetting, StaffSystem, type FirstDayName } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operate } from '../../operate.ts'
import { callAs } from '../../testing/call-as.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let owner: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  owner = await buildStaff(node, ['superAdmin'])
})
afterAll(() => node.close())

const stateOf = async (step: FirstDayName) => {
  const { items } = await callAs(node, owner, StaffSystem.GetFirstDay, {})
  return items.find((one) => one.step === step)?.state
}
const confirm = (step: FirstDayName, isConfirmed: boolean) =>
  callAs(node, owner, StaffSystem.ConfirmFirstDay, { step, isConfirmed, requestId: crypto.randomUUID() })

test('a new site has every step before it', async () => {
  const { items } = await callAs(node, owner, StaffSystem.GetFirstDay, {})
  expect(items.map(({ state }) => state)).toEqual(items.map(() => 'open'))
  expect(items).toHaveLength(8)
})

test('what staff do is done, whatever they confirm', async () => {
  await callAs(node, owner, StaffSetting.Save, {
    key: 'post.premoderation',
    value: true,
    version: 0,
    reason: '开站',
    requestId: crypto.randomUUID(),
  })
  expect(await stateOf('premoderation')).toBe('done')
  await confirm('premoderation', false)
  expect(await stateOf('premoderation')).toBe('done')
  expect(await stateOf('limits')).toBe('open')
  const save = (key: string, value: unknown, version = 0) =>
    callAs(node, owner, StaffSetting.Save, {
      key,
      value,
      version,
      reason: '开站',
      requestId: crypto.randomUUID(),
    })
  await save('limit.folders', 20)
  expect(await stateOf('limits')).toBe('done')
  // The switches of sign-in are in the same setting as the brand.
  const saved = await save('site', { agreementsInFooter: true })
  expect(await stateOf('brand')).toBe('open')
  await save('site', { agreementsInFooter: true, communityName: '镜友之家' }, saved.version)
  expect(await stateOf('brand')).toBe('done')
})

test('a step is confirmed as it is, and open again once that is taken back; both are in the audit log', async () => {
  await confirm('backup', true)
  await confirm('backup', true)
  await confirm('shops', true)
  expect([await stateOf('backup'), await stateOf('shops')]).toEqual(['confirmed', 'confirmed'])
  await confirm('backup', false)
  expect([await stateOf('backup'), await stateOf('shops')]).toEqual(['open', 'confirmed'])
  const acts = await node.app.db
    .selectFrom('staff_act')
    .select(['before', 'after'])
    .where('act', '=', 'firstDay.confirmed')
    .orderBy('seq', 'desc')
    .limit(1)
    .execute()
  expect(acts).toEqual([{ before: { confirmed: ['备份', '门店'] }, after: { confirmed: ['门店'] } }])
})

test('the first invitation prints the list with addresses, and no list when nothing is left', async () => {
  const ctx = { db: node.app.db, now: node.app.now(), log: node.app.log, actor: 'test' }
  const invite = () => operate(ctx, ['invite-owner'], node.app.env)
  const lines = await invite()
  expect(lines).toContain('Before the first members come:')
  expect(lines.join('\n')).toMatch(/✗ terms {9}the terms are samples.*\/console\/terms/)
  expect(lines.join('\n')).toMatch(/✓ shops/)
  for (const step of ['terms', 'words', 'gear', 'backup'] as const) await confirm(step, true)
  expect(await invite()).toHaveLength(2)
})
