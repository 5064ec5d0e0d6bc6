import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv, type Env } from '../../env.ts'
import { aliyunSimulator, type SmsSimulator } from '../../testing/providers/aliyun-simulator.ts'
import { startSimulator, type Simulator } from '../simulators/simulator.ts'
import { tencentSimulator } from '../../testing/providers/tencent-simulator.ts'
import { shortLimits, spyTools } from '../../testing/providers/tools.ts'
import type { SmsMessage } from '../delivery.ts'
import { aliyunSms } from './aliyun-sms.ts'
import { sendSms } from './send-sms.ts'
import { canonicalQuery, signAcs3 } from './sign-acs3.ts'
import { signTc3 } from './sign-tc3.ts'
import { tencentSms } from './tencent-sms.ts'

const address = { channel: 'sms', recipient: '13800000000', subject: '', text: '' } as const
const message: SmsMessage = { ...address, captcha: { type: 2, code: '012345' } }

let aliyunSide: SmsSimulator
let tencentSide: SmsSimulator
let aliyun: Simulator
let tencent: Simulator
let env: Env
beforeAll(async () => {
  aliyunSide = aliyunSimulator(() => new Date())
  tencentSide = tencentSimulator(() => new Date())
  aliyun = await startSimulator({ '': aliyunSide.provider })
  tencent = await startSimulator({ '': tencentSide.provider })
  env = readEnv({
    ...aliyunSide.env,
    ...tencentSide.env,
    ALIYUN_SMS_ENDPOINT: aliyun.origin,
    TENCENT_SMS_ENDPOINT: tencent.origin,
  })
})
afterAll(() => Promise.all([aliyun.close(), tencent.close()]))
beforeEach(() => {
  for (const { sent, refusals } of [aliyunSide, tencentSide]) sent.length = refusals.length = 0
  for (const { next, journal } of [aliyun, tencent]) next.length = journal.length = 0
})

const both = (tools = spyTools()) => ({ vendors: [aliyunSms(env, tools), tencentSms(env, tools)], tools })

describe('signatures', () => {
  test('match Aliyun’s own example of ACS3-HMAC-SHA256', () => {
    const headers = signAcs3({
      accessKeyId: 'YourAccessKeyId',
      accessKeySecret: 'YourAccessKeySecret',
      action: 'RunInstances',
      version: '2014-05-26',
      host: 'ecs.cn-shanghai.aliyuncs.com',
      query: canonicalQuery({
        RegionId: 'cn-shanghai',
        ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      }),
      now: new Date('2023-10-26T10:22:32Z'),
      nonce: '3156853299f313e23d1673dc12e1703d',
    })
    expect(headers['authorization']).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    )
  })

  test('are encoded strictly and in order for Aliyun', () => {
    expect(canonicalQuery({ b: "a b+*~'()!", A: '光圈', a: '' })).toBe(
      'A=%E5%85%89%E5%9C%88&a=&b=a%20b%2B%2A~%27%28%29%21',
    )
  })

  test('are the TC3 chain of keys over date, service and tc3_request', () => {
    const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const body = '{"Limit": 1}'
    const type = 'application/json; charset=utf-8'
    const canonical = `POST\n/\n\ncontent-type:${type}\nhost:cvm.tencentcloudapi.com\n\ncontent-type;host\n${hash(body)}`
    const text = `TC3-HMAC-SHA256\n1551113065\n2019-02-25/cvm/tc3_request\n${hash(canonical)}`
    const key = mac(mac(mac('TC3secret', '2019-02-25'), 'cvm'), 'tc3_request')
    const request = {
      secretId: 'AKID',
      secretKey: 'secret',
      service: 'cvm',
      host: 'cvm.tencentcloudapi.com',
      contentType: type,
      body,
      timestamp: 1_551_113_065,
    }
    expect(signTc3(request)).toBe(
      `TC3-HMAC-SHA256 Credential=AKID/2019-02-25/cvm/tc3_request, SignedHeaders=content-type;host, Signature=${mac(key, text).toString('hex')}`,
    )
    expect(signTc3({ ...request, body: `${body} ` })).not.toBe(signTc3(request))
  })

  test('are refused as a configuration error with a wrong secret or clock', async () => {
    const wrong = { ...env, ALIYUN_SMS_ACCESS_KEY_SECRET: 'x', TENCENT_SMS_SECRET_KEY: 'x' }
    await expect(aliyunSms(wrong, spyTools()).send(message)).rejects.toThrow(
      /CONFIG \(SignatureDoesNotMatch\)/,
    )
    await expect(tencentSms(wrong, spyTools()).send(message)).rejects.toThrow(/CONFIG \(AuthFailure/)
    const late = spyTools()
    late.advance(16 * 60_000)
    await expect(aliyunSms(env, late).send(message)).rejects.toThrow(/InvalidTimeStamp/)
    await expect(tencentSms(env, late).send(message)).rejects.toThrow(/SignatureExpire/)
    expect([aliyunSide.sent, tencentSide.sent]).toEqual([[], []])
  })
})

describe('a message', () => {
  test('carries the code by the template of its type', async () => {
    const tools = spyTools()
    await aliyunSms(env, tools).send({ ...message, captcha: { type: 1100, code: '000001' } })
    await tencentSms(env, tools).send({ ...message, captcha: { type: 1, code: '000002' } })
    await tencentSms(env, tools).send(message)
    expect(aliyunSide.sent).toEqual([
      { phone: '13800000000', template: 'SMS_9', sign: '光圈', code: '000001' },
    ])
    expect(tencentSide.sent).toMatchObject([
      { phone: '13800000000', template: '1101', code: '000002' },
      { template: '1110', code: '012345' },
    ])
  })

  test('is refused by an error code under HTTP 200, and each code has its kind', async () => {
    const kinds: [SmsSimulator, string, string][] = [
      [aliyunSide, 'isv.BUSINESS_LIMIT_CONTROL', 'RATE'],
      [aliyunSide, 'isv.DAY_LIMIT_CONTROL', 'RATE'],
      [aliyunSide, 'isv.MOBILE_NUMBER_ILLEGAL', 'DENIED'],
      [aliyunSide, 'isv.AMOUNT_NOT_ENOUGH', 'CONFIG'],
      [aliyunSide, 'isv.SMS_SIGNATURE_SCENE_ILLEGAL', 'CONFIG'],
      [aliyunSide, 'isp.SYSTEM_ERROR', 'UPSTREAM_DOWN'],
      [tencentSide, 'LimitExceeded.PhoneNumberThirtySecondLimit', 'RATE'],
      [tencentSide, 'FailedOperation.PhoneNumberInBlacklist', 'DENIED'],
      [tencentSide, 'FailedOperation.InsufficientBalanceInSmsPackage', 'CONFIG'],
      [tencentSide, 'InternalError.Timeout', 'UPSTREAM_DOWN'],
    ]
    for (const [side, word, kind] of kinds) {
      side.refusals.push(word)
      const vendor = (side === aliyunSide ? aliyunSms : tencentSms)(env, spyTools())
      await expect(vendor.send(message), word).rejects.toMatchObject({ kind })
    }
    expect([aliyunSide.sent, tencentSide.sent]).toEqual([[], []])
  })

  test('to Tencent is judged by the result for the number, not for the call', async () => {
    const response = (number: string, Code: string) =>
      JSON.stringify({ Response: { SendStatusSet: [{ PhoneNumber: number, Code }], RequestId: 'r' } })
    const vendor = tencentSms(env, spyTools())
    tencent.next.push({ status: 200, body: response('+8613900000000', 'Ok') })
    await expect(vendor.send(message)).rejects.toThrow(/no response for the number/)
    tencent.next.push({ status: 200, body: response('+8613800000000', 'ok') })
    await expect(vendor.send(message)).rejects.toThrow(/CONFIG/)
    tencent.next.push({ status: 200, body: response('+8613800000000', 'Ok') })
    await vendor.send(message)
  })
})

describe('an alert', () => {
  const alert: SmsMessage = { ...address, alert: '设置了新的手机号' }

  test('is sent by its own template', async () => {
    const { vendors } = both()
    for (const vendor of vendors) await vendor.send(alert)
    expect(aliyunSide.sent).toMatchObject([{ template: 'SMS_20', code: alert.alert }])
    expect(tencentSide.sent).toMatchObject([{ template: '1120', code: alert.alert }])
  })

  test('is left to the vendor that has a template for it, or to nobody', async () => {
    const tools = spyTools()
    const aliyunOnly = { ...env, TENCENT_SMS_ALERT_TEMPLATE: undefined }
    const neither = { ...aliyunOnly, ALIYUN_SMS_ALERT_TEMPLATE: undefined }
    const vendorsOf = (settings: Env) => [tencentSms(settings, tools), aliyunSms(settings, tools)]
    await sendSms(vendorsOf(aliyunOnly), alert, tools.log)
    expect([aliyunSide.sent.length, tencentSide.sent.length]).toEqual([1, 0])
    await sendSms(vendorsOf(neither), alert, tools.log)
    expect(tools.lines).toHaveLength(1)
    expect([aliyun.journal.length, tencent.journal.length]).toEqual([1, 0])
  })
})

describe('the second vendor', () => {
  test('is called when the first refused', async () => {
    const { vendors, tools } = both()
    aliyunSide.refusals.push('isv.AMOUNT_NOT_ENOUGH')
    await sendSms(vendors, message, tools.log)
    expect([aliyunSide.sent.length, tencentSide.sent.length]).toEqual([0, 1])
  })

  test('is called when the first was not reached, or is skipped', async () => {
    const tools = spyTools()
    const gone = aliyunSms({ ...env, ALIYUN_SMS_ENDPOINT: 'http://127.0.0.1:9' }, tools)
    for (let count = 0; count < 7; count++) await sendSms([gone, tencentSms(env, tools)], message, tools.log)
    expect(tencentSide.sent).toHaveLength(7)
    expect(tools.lines.some((line) => line.includes('circuit open'))).toBe(true)
  })

  test.each(['hang', 'reset', 'half', 'wrongJson', 'drip'] as const)(
    'is not called after %s: the message may have been sent',
    async (fault) => {
      const { vendors, tools } = both(spyTools(shortLimits))
      aliyun.next.push(fault)
      await sendSms(vendors, message, tools.log)
      expect([aliyun.journal.length, tencent.journal.length]).toEqual([1, 0])
    },
  )

  test('refuses too: the caller gets an error, and the log contains no number and no code', async () => {
    const { vendors, tools } = both()
    aliyunSide.refusals.push('isv.AMOUNT_NOT_ENOUGH', 'isv.BUSINESS_LIMIT_CONTROL')
    tencentSide.refusals.push(
      'FailedOperation.InsufficientBalanceInSmsPackage',
      'LimitExceeded.PhoneNumberDailyLimit',
    )
    await expect(sendSms(vendors, message, tools.log)).rejects.toMatchObject({ errorName: 'Unavailable' })
    await expect(sendSms(vendors, message, tools.log)).rejects.toMatchObject({ errorName: 'TooFast' })
    expect(tools.lines).toHaveLength(4)
    for (const line of tools.lines) expect(line).not.toMatch(/13800000000|012345/)
  })
})
