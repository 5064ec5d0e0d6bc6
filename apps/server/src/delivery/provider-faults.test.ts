import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readEnv, type Env } from '../env.ts'
import { aliyunSimulator } from '../testing/providers/aliyun-simulator.ts'
import type { Misbehaviour, Simulator } from './simulators/simulator.ts'
import { startSimulator } from './simulators/simulator.ts'
import { startSocial, type SocialSimulators } from './simulators/start-social.ts'
import { tencentSimulator } from '../testing/providers/tencent-simulator.ts'
import { shortLimits, spyTools, type SpyTools } from '../testing/providers/tools.ts'
import type { CodeSms } from './delivery.ts'
import { outboundLimits } from './outbound/request.ts'
import { aliyunSms } from './sms/aliyun-sms.ts'
import type { SmsVendor } from './sms/send-sms.ts'
import { tencentSms } from './sms/tencent-sms.ts'
import { qqClient } from './social/qq.ts'
import type { SocialClient } from './social/social-client.ts'
import { wechatClient } from './social/wechat.ts'
import { weiboClient } from './social/weibo.ts'

const message: CodeSms = {
  channel: 'sms',
  recipient: '13800000000',
  subject: '',
  text: '',
  captcha: { type: 2, code: '123456' },
}
const flow = { app: 'web', code: 'SOMECODE', redirectUri: 'http://site.example/back' } as const

let social: SocialSimulators
let aliyun: Simulator
let tencent: Simulator
let env: Env
beforeAll(async () => {
  social = await startSocial({ site: 'http://site.example' })
  const aliyunSide = aliyunSimulator(() => new Date())
  const tencentSide = tencentSimulator(() => new Date())
  aliyun = await startSimulator({ '': aliyunSide.provider })
  tencent = await startSimulator({ '': tencentSide.provider })
  env = readEnv({
    NODE_ENV: 'test',
    BASE_URL: 'http://site.example',
    ...social.env,
    ...aliyunSide.env,
    ...tencentSide.env,
    ALIYUN_SMS_ENDPOINT: aliyun.origin,
    TENCENT_SMS_ENDPOINT: tencent.origin,
  })
})
afterAll(() => Promise.all([social.close(), aliyun.close(), tencent.close()]))

type Ask = () => Promise<unknown>

/** A new client of each provider, with a request that is always the same. */
const providers: [string, { simulator: () => Simulator; client: (tools: SpyTools) => Ask }][] = [
  ['wechat', { simulator: () => social, client: (tools) => asking(wechatClient(env, tools)) }],
  ['qq', { simulator: () => social, client: (tools) => asking(qqClient(env, tools)) }],
  ['weibo', { simulator: () => social, client: (tools) => asking(weiboClient(env, tools)) }],
  ['aliyun-sms', { simulator: () => aliyun, client: (tools) => sending(aliyunSms(env, tools)) }],
  ['tencent-sms', { simulator: () => tencent, client: (tools) => sending(tencentSms(env, tools)) }],
]
const asking = (client: SocialClient) => () => client.identify(flow)
const sending = (vendor: SmsVendor) => () => vendor.send(message)

const faults: [string, Misbehaviour, string][] = [
  ['no response', 'hang', 'took too long'],
  ['a response a byte at a time', 'drip', 'took too long'],
  ['a late response', { delayMs: 1500 }, 'took too long'],
  ['a connection reset', 'reset', 'ECONNRESET'],
  ['half a response', 'half', 'ECONNRESET'],
  ['broken JSON', 'wrongJson', 'unreadable response'],
  ['ten megabytes', 'huge', 'response too large'],
  ['a redirect to the inside', 'redirect', 'redirected'],
  ['HTTP 500', { status: 500, body: '{"Code":"OK"}' }, 'HTTP 500'],
  ['a page of a proxy', { status: 200, body: '<html>blocked</html>' }, 'unreadable response'],
  ['nothing', { status: 200, body: '' }, 'unreadable response'],
]

describe.each(providers)('%s', (name, { simulator, client }) => {
  beforeEach(() => {
    simulator().next.length = 0
  })

  test.each(faults)(
    '%s ends in time, as a failure that may have had an effect',
    async (_label, fault, reason) => {
      const tools = spyTools(reason === 'took too long' ? shortLimits : undefined)
      simulator().next.push(fault)
      const before = simulator().journal.length
      const begin = performance.now()
      await expect(client(tools)()).rejects.toMatchObject({
        provider: name,
        kind: 'UPSTREAM_DOWN',
        mayHaveActed: true,
        message: expect.stringContaining(reason),
      })
      expect(performance.now() - begin).toBeLessThan(10_000)
      // Nothing is retried.
      expect(simulator().journal.length - before).toBe(1)
    },
  )

  test('is not called for 30 s after five failures', async () => {
    const tools = spyTools()
    const ask = client(tools)
    simulator().next.push(...Array.from({ length: 5 }, (): Misbehaviour => ({ status: 503, body: '' })))
    for (let count = 0; count < 5; count++) await expect(ask()).rejects.toThrow('HTTP 503')
    const before = simulator().journal.length
    await expect(ask()).rejects.toThrow('circuit open')
    expect(simulator().journal.length).toBe(before)
    expect(tools.lines.filter((line) => line.includes('provider is down'))).toHaveLength(1)
    tools.advance(30_000)
    await ask().catch(() => undefined)
    expect(simulator().journal.length).toBeGreaterThan(before)
  })

  test('no secret, code or number gets into an error', async () => {
    const tools = spyTools()
    const secrets = [
      env.WX_OPEN_SECRET,
      env.QQ_APP_KEY,
      env.WEIBO_APP_SECRET,
      env.ALIYUN_SMS_ACCESS_KEY_SECRET,
      env.TENCENT_SMS_SECRET_KEY,
      'SOMECODE',
      message.recipient,
      message.captcha.code,
    ]
    for (const fault of ['reset', 'wrongJson', 'redirect'] as const) {
      simulator().next.push(fault)
      const error = await client(tools)().catch((caught: unknown) => caught)
      const text = error instanceof Error ? `${error.message} ${error.stack} ${JSON.stringify(error)}` : ''
      expect(text).toContain('UPSTREAM_DOWN')
      for (const secret of secrets) expect(text).not.toContain(secret)
    }
  })
})

test('a provider that cannot be reached is known to have had no effect', async () => {
  const gone = { ...env, ALIYUN_SMS_ENDPOINT: 'http://127.0.0.1:9' }
  await expect(aliyunSms(gone, spyTools()).send(message)).rejects.toMatchObject({
    kind: 'UPSTREAM_DOWN',
    mayHaveActed: false,
  })
})

test('outside tests a provider gets 3 s to connect and 8 s in total', () => {
  expect(outboundLimits).toEqual({ connectMs: 3000, totalMs: 8000, maxBytes: 262_144 })
})
