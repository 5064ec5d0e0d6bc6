import { Notice, UserInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { relayBatch } from './events/relay.ts'
import type { OperatorCtx } from './context.ts'
import { operate } from './operate.ts'
import { subscriptions } from './program.ts'
import { callAs, type Browser } from './testing/call-as.ts'
import { buildMember } from './testing/people.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'

let node: TestApp
let log = ''
beforeAll(async () => {
  node = await openTestApp({ settings: { LOG_LEVEL: 'info' }, logTo: { write: (line) => (log += line) } })
})
afterAll(() => node.close())

const ctx = (): OperatorCtx => ({
  db: node.app.db,
  now: node.app.now(),
  log: node.app.log,
  actor: '苏晚',
})

test('a waiting club card is listed decrypted, and its member is notified of the decision', async () => {
  const [old, outsider] = [await buildMember(node, { nickName: '老会员' }), await buildMember(node)]
  const claim = { realName: '林小满', phone: '13800130009' }
  await callAs(node, old, UserInfo.BindClub, { ...claim, clubCardNo: 'OLD2008001' })
  await callAs(node, outsider, UserInfo.BindClub, { ...claim, clubCardNo: 'OLD2008002' })
  const queue = () => operate(ctx(), ['queue'], node.app.env)
  const line = (await queue()).find((one) => one.includes('OLD2008001')) ?? ''
  for (const word of [old.userId, '林小满', '13800130009', '老会员', '2026']) expect(line).toContain(word)
  await operate(ctx(), ['accept-card', old.userId])
  await operate(ctx(), ['refuse-card', outsider.userId, '姓名与卡面不符'])
  expect((await queue()).filter((one) => one.startsWith('card'))).toEqual([])
  await relayBatch(node.app, subscriptions)
  const notified = async (who: Browser) =>
    (await callAs(node, who, Notice.GetUserNoticeList, { tab: 6 })).items.map((one) => one.text)
  expect(await notified(old)).toEqual(['你的会员卡已绑定'])
  expect(await notified(outsider)).toEqual(['你的会员卡没有通过审核'])
  // The log names the member, but nothing of the card.
  expect(log).toContain(old.userId)
  expect(log).not.toMatch(/OLD2008001|13800130009|林小满/)
})
