import { NewPublish, Notice } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from './events/relay.ts'
import type { OperatorCtx } from './context.ts'
import { operate } from './operate.ts'
import { subscriptions } from './program.ts'
import { callAs, type Browser } from './testing/call-as.ts'
import { buildMember } from './testing/people.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let node: TestApp
let reporter: Browser
beforeAll(async () => {
  node = await openTestApp()
  reporter = await buildMember(node)
})
afterAll(() => node.close())

const ctx = (): OperatorCtx => ({
  db: node.app.db,
  now: node.app.now(),
  log: node.app.log,
  actor: '苏晚',
})
const queue = async () => (await operate(ctx(), ['queue'], node.app.env)).join('\n')
const report = (who: Browser, targetId: string, reason: number, text = '') =>
  callAs(node, who, NewPublish.UserReport, { reportType: 4, targetId, reason, text })
const noticesOf = async (who: Browser) => {
  await relayBatch(node.app, subscriptions)
  const { items } = await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })
  return items.map((item) => item.text)
}

test('a reported member is in the queue with the reasons, and is warned in the words of the operator', async () => {
  const bad = await buildMember(node, { nickName: '卖货的人' })
  await expect(operate(ctx(), ['refuse', bad.userId, '请勿引流'])).rejects.toThrow('ContentNotFound')
  await report(reporter, bad.userId, 6)
  await report(await buildMember(node), bad.userId, 10, '每张照片下面都\n留微信号卖东西')
  const line = (await queue()).split('\n').find((one) => one.includes(bad.userId))
  expect(line).toMatch(/^member .*reports, 2 reports, since /)
  await expect(operate(ctx(), ['refuse', bad.userId])).rejects.toThrow('BadInput')
  expect(await queue()).toContain(bad.userId)
  await operate(ctx(), ['refuse', bad.userId, '请勿在评论里引流'])
  expect(await queue()).not.toContain(bad.userId)
  expect(await noticesOf(bad)).toEqual([
    expect.stringMatching(/^你违反了社区规定，给予一次警告：请勿在评论里引流；不认可/),
  ])
  expect(await noticesOf(reporter)).toEqual(['你举报的内容已处理，谢谢你的提醒'])
  const acts = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', bad.userId)
    .select(['act', 'target_kind', 'reason'])
    .execute()
  expect(acts).toEqual([{ act: 'refuse', target_kind: 'member', reason: '请勿在评论里引流' }])
})

test('reports of a member that are dismissed tell the member nothing', async () => {
  const good = await buildMember(node)
  const other = await buildMember(node)
  await report(other, good.userId, 7)
  await operate(ctx(), ['pass', good.userId])
  expect(await queue()).not.toContain(good.userId)
  expect(await noticesOf(good)).toEqual([])
  expect(await noticesOf(other)).toEqual(['你举报的内容经核实没有违规，谢谢你的提醒'])
})
