import { SysBaseInfo, dictionaryCode, errorCatalogue, type DictionaryCode } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { setConfig } from '../../testing/config.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  // Two providers have keys; QQ has none.
  node = await openTestApp({
    settings: {
      BASE_URL: 'http://127.0.0.1:3999',
      WX_OPEN_APP_ID: 'wx1',
      WX_OPEN_SECRET: 'secret',
      WEIBO_APP_KEY: '1',
      WEIBO_APP_SECRET: 'secret',
    },
  })
})
afterAll(() => node.close())

const read = (code: DictionaryCode) => callAs(node, null, SysBaseInfo.GetBaseDictionariesByCode, { code })

// Numbers stored in rows: an entry may be added, never moved.
test.each<[DictionaryCode, number, Record<number, string>]>([
  ['Software', 16, { 1: 'Lightroom Classic', 15: '无后期', 16: '其他' }],
  ['LensType', 15, { 1: '超广角', 15: '手动镜头' }],
  ['SetsApplyCates', 10, { 1: '风光', 10: '实验' }],
  ['BuyChannelType', 8, { 1: '品牌直营店', 8: '赠送/二手' }],
  ['NewsVideoType', 5, { 1: '新品', 5: '广告片' }],
  ['ReportReasonsType', 11, { 8: '未标注AI生成', 11: '其他' }],
  ['ReplyReportReasonsType', 7, { 1: '辱骂攻击', 7: '其他' }],
  ['PhotographyGroupReportReasonsType', 7, { 6: '长期无人管理', 7: '其他' }],
  ['UserReportReasonsType', 10, { 1: '昵称/头像/简介违规', 10: '其他' }],
  ['FeatureSetting', 10, {}],
])('%s has %i entries', async (code, count, named) => {
  const entries = await read(code)
  expect(entries.map((entry) => entry.order)).toEqual(Array.from({ length: count }, (_, at) => at + 1))
  expect(new Set(entries.map((entry) => entry.name)).size).toBe(count)
  for (const [value, name] of Object.entries(named)) {
    expect(entries.find((entry) => entry.value === Number(value))?.name).toBe(name)
  }
})

test('every code of the contract has a dictionary, and no other', async () => {
  for (const code of dictionaryCode.options) expect((await read(code)).length).toBeGreaterThan(0)
  const { body } = await callRaw(node, null, SysBaseInfo.GetBaseDictionariesByCode, { code: 'Secrets' })
  expect(body.error?.code).toBe(errorCatalogue.BadInput.code)
})

test('switches are as operators stored them', async () => {
  const on = async () =>
    (await read('FeatureSetting')).filter((entry) => entry.value === 1).map((entry) => entry.name)
  expect(await on()).toEqual([
    '注册协议弹窗',
    '私信',
    '抽奖',
    '比赛投稿',
    '视频上传',
    '圈子创建',
    '微信登录',
    '微博登录',
  ])
  await setConfig(node, 'site', {
    agreementsInFooter: false,
    socialLogin: { wx: true, qq: true, weibo: false },
  })
  await setConfig(node, 'features', { lottery: true })
  expect(await on()).toEqual(['抽奖', '视频上传', '圈子创建', '微信登录'])
  // If a setting is unreadable, its last value stays in effect.
  await setConfig(node, 'features', { lottery: 'yes' })
  expect(await on()).toEqual(['抽奖', '视频上传', '圈子创建', '微信登录'])
  await setConfig(node, 'features', { video: false })
  expect(await on()).toEqual(['圈子创建', '微信登录'])
})
