import { SmsMessage, UserInfo, errorCatalogue } from '@guangquan/contract'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callRaw } from '../../../testing/call-as.ts'
import { newPhone } from '../../../testing/codes.ts'
import { aliyunSimulator, type SmsSimulator } from '../../../testing/providers/aliyun-simulator.ts'
import { startSimulator, type Simulator } from '../../../delivery/simulators/simulator.ts'
import { tencentSimulator } from '../../../testing/providers/tencent-simulator.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'

vi.setConfig({ testTimeout: 60_000 })

let node: TestApp
let other: TestNode
let aliyunSide: SmsSimulator
let tencentSide: SmsSimulator
let aliyun: Simulator
let tencent: Simulator
beforeAll(async () => {
  const now = () => node.app.now()
  aliyunSide = aliyunSimulator(now)
  tencentSide = tencentSimulator(now)
  aliyun = await startSimulator({ '': aliyunSide.provider })
  tencent = await startSimulator({ '': tencentSide.provider })
  node = await openTestApp({
    limits: true,
    settings: {
      LOG_LEVEL: 'fatal',
      SMS_PROVIDER: 'aliyun',
      SMS_FALLBACK: 'tencent',
      ...aliyunSide.env,
      ...tencentSide.env,
      ALIYUN_SMS_ENDPOINT: aliyun.origin,
      TENCENT_SMS_ENDPOINT: tencent.origin,
    },
  })
  other = await node.addNode()
})
afterAll(async () => {
  await node.close()
  await Promise.all([aliyun.close(), tencent.close()])
})
beforeEach(() => {
  for (const { sent, refusals } of [aliyunSide, tencentSide]) sent.length = refusals.length = 0
  for (const { next, journal } of [aliyun, tencent]) next.length = journal.length = 0
})

let address = 0
const freshIp = () => `10.8.${(address += 1) >> 8}.${address & 255}`
const ask = (phone: string, at: TestNode = node) =>
  callRaw(at, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 2 }, { ip: freshIp() })

test('of 100 concurrent calls for one phone, from 100 addresses over two nodes, exactly one message is sent', async () => {
  const phone = newPhone()
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) => ask(phone, index % 2 === 0 ? node : other)),
  )
  expect(responses.filter((one) => one.body.success)).toHaveLength(1)
  expect(aliyun.journal.length + tencent.journal.length).toBe(1)
  expect(aliyunSide.sent).toMatchObject([{ phone, template: 'SMS_2' }])
})

test('the code that is sent signs in', async () => {
  const phone = newPhone()
  await ask(phone)
  const code = aliyunSide.sent[0]?.code ?? ''
  const { body } = await callRaw(
    node,
    null,
    UserInfo.LoginByCode,
    { phone, code, agreementCheckBox: true },
    { ip: freshIp() },
  )
  // This phone is not registered, so this error means that the code was right.
  expect(body.error?.code).toBe(errorCatalogue.PhoneUnknown.code)
})

test('after a timeout the member is asked to wait, and no other provider is used', async () => {
  const phone = newPhone()
  aliyun.next.push('reset')
  expect((await ask(phone)).body).toMatchObject({ success: true, result: { wait: 60 } })
  expect([aliyun.journal.length, tencent.journal.length]).toEqual([1, 0])
  expect((await ask(phone)).body.error?.code).toBe(errorCatalogue.CaptchaTooSoon.code)
})

test('refused by the first provider, the second one sends; refused by both, the member gets an error', async () => {
  const phone = newPhone()
  aliyunSide.refusals.push('isv.AMOUNT_NOT_ENOUGH')
  expect((await ask(phone)).body.success).toBe(true)
  expect(tencentSide.sent).toMatchObject([{ phone }])
  aliyunSide.refusals.push('isv.AMOUNT_NOT_ENOUGH')
  tencentSide.refusals.push('FailedOperation.InsufficientBalanceInSmsPackage')
  const { body, status } = await ask(newPhone())
  expect([status, body.error?.code]).toEqual([503, errorCatalogue.Unavailable.code])
})
