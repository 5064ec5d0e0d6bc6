import {
  errorCatalogue,
  StaffAudit,
  StaffLinkHost,
  StaffSetting,
  SysBaseInfo,
  type MethodInput,
} from '@guangquan/contract'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../../testing/call-as.ts'
import { setConfig } from '../../../testing/config.ts'
import { buildStaff, type StaffBrowser } from '../../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'

let node: TestApp
let second: TestNode
let owner: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  owner = await buildStaff(node, ['superAdmin'])
})
afterAll(() => node.close())
afterEach(() => node.app.db.deleteFrom('sys_config').execute())

const reason = '换品牌'
async function find(key: string) {
  const { items } = await callAs(node, owner, StaffSetting.GetList, {})
  const item = items.find((one) => one.key === key)
  if (item === undefined) throw new Error(`no setting ${key}`)
  return item
}
const save = (input: Omit<MethodInput<typeof StaffSetting.Save>, 'reason'>, as = owner) =>
  callAs(node, as, StaffSetting.Save, { ...input, reason })
const brandOf = (on: TestNode) => callAs(on, null, SysBaseInfo.GetSiteSettings, {})

test('a change of the brand is seen by members on every node at once, and undone by its default', async () => {
  const before = await find('site')
  expect(before).toMatchObject({ isSet: false, version: 0, updatedBy: '', updateTime: null })
  const saved = await save({ key: 'site', version: 0, value: { communityName: '取景', shops: [] } })
  expect(saved).toMatchObject({
    isSet: true,
    updatedBy: owner.name,
    value: { communityName: '取景', shops: [] },
  })
  for (const on of [node, second]) {
    expect(await brandOf(on)).toMatchObject({ communityName: '取景', shops: [], brandName: '澄光 CHENGUANG' })
  }
  const reset = await callAs(node, owner, StaffSetting.Reset, { key: 'site', version: saved.version, reason })
  expect(reset).toEqual(before)
  expect((await brandOf(second)).communityName).toBe('光圈')
  const { items } = await callAs(node, owner, StaffAudit.GetList, { targetId: 'site' })
  expect(items.slice(0, 2)).toMatchObject([
    { act: 'setting.reset', reason, before: { communityName: '取景' }, after: { communityName: '光圈' } },
    {
      act: 'setting.saved',
      reason,
      before: { communityName: '光圈' },
      after: { communityName: '取景', shops: '[]' },
    },
  ])
})

test('of two who save one setting the second learns who was first, also after a reset', async () => {
  const other = await buildStaff(node, ['superAdmin'])
  const first = await save({ key: 'vote.virtualPhones', version: 0, value: true })
  const refusal = { code: errorCatalogue.ChangedMeanwhile.code, details: { who: owner.name } }
  await expect(save({ key: 'vote.virtualPhones', version: 0, value: false }, other)).rejects.toMatchObject(
    refusal,
  )
  await setConfig(node, 'vote.virtualPhones', false)
  await expect(
    save({ key: 'vote.virtualPhones', version: first.version, value: true }),
  ).rejects.toMatchObject({ code: refusal.code })
  expect((await find('vote.virtualPhones')).value).toBe(false)
})

test.each<[string, unknown, string]>([
  ['level.gates', 'yes', 'value'],
  ['features', { video: 1 }, 'value.video'],
  ['features', { vidoe: true }, 'value'],
  ['site', { communityName: '' }, 'value.communityName'],
  ['site', { shops: [{ text: '商城', url: 'javascript:alert(1)' }] }, 'value.shops.0.url'],
  ['site', { icp: { text: '沪', url: 'http://beian.example' } }, 'value.icp.url'],
  ['site', { contact: { text: '客服', url: 'ftp://a.example' } }, 'value.contact.url'],
  ['maintenance', { on: true, text: '长'.repeat(201) }, 'value.text'],
  ['article.linkHosts', ['https://zhihu.com'], 'value.0'],
])('%s refuses %j beside its field', async (key, value, field) => {
  await expect(save({ key, version: 0, value })).rejects.toMatchObject({
    code: errorCatalogue.BadInput.code,
    details: { fields: { [field]: expect.any(String) } },
  })
  expect((await find(key)).isSet).toBe(false)
})

test('a row that is no setting cannot be written, and a value that cannot be read is shown as wrong', async () => {
  await expect(save({ key: 'demo.state', version: 0, value: 'x' })).rejects.toMatchObject({
    code: errorCatalogue.ContentNotFound.code,
  })
  await setConfig(node, 'level.gates', 'sometimes')
  expect(await find('level.gates')).toMatchObject({ value: null, isSet: true, issues: [expect.any(String)] })
})

test('moderators change the hosts that may be linked, and nothing else', async () => {
  const moderator = await buildStaff(node, ['moderator'])
  const { value, version } = await callAs(node, moderator, StaffLinkHost.Get, {})
  expect(value).toContain('zhihu.com')
  const saved = await callAs(node, moderator, StaffLinkHost.Save, {
    hosts: [' Douban.com ', 'bilibili.com', 'douban.com'],
    version,
    reason,
  })
  expect(saved.value).toEqual(['bilibili.com', 'douban.com'])
  await expect(callAs(node, moderator, StaffSetting.GetList, {})).rejects.toMatchObject({
    code: errorCatalogue.Forbidden.code,
  })
})
