import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPushService, type PushService } from '../../testing/providers/push-service.ts'
import { sendPush, usableEndpoint, type PushTarget } from './send-push.ts'

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
afterAll(() => service.close())

const pair = createECDH('prime256v1')
const key = { publicKey: pair.generateKeys('base64url'), privateKey: pair.getPrivateKey('base64url') }
const env = (simulator?: string) => ({
  PUSH_SIMULATOR: simulator,
  BASE_URL: 'https://guangquan.example',
  HOST: '127.0.0.1',
  REHEARSAL: false,
})
const target = (endpoint: string): PushTarget => ({
  endpoint,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})
const send = (one: PushTarget, text = '你好') => sendPush(env(service.origin), { target: one, key, text })

test('a browser can decrypt what it is sent, and its service knows who sent it', async () => {
  const browser = service.subscribe()
  expect(await send(browser.subscription, '你有 3 条未读通知')).toBe('sent')
  expect(browser.texts()).toEqual(['你有 3 条未读通知'])
  expect(browser.headers()[0]).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
})

test('a service says what became of a browser', async () => {
  const browser = service.subscribe()
  browser.next.push(404, 410, 403, 429, 500, 302)
  const outcomes = []
  for (let sent = 0; sent < 6; sent++) outcomes.push(await send(browser.subscription))
  expect(outcomes).toEqual(['gone', 'gone', 'failed', 'failed', 'failed', 'failed'])
})

test('a service that does not answer is left', async () => {
  const browser = service.subscribe()
  browser.next.push('hang')
  const limits = { connectMs: 2000, totalMs: 200, maxBytes: 1024 }
  const began = performance.now()
  const message = { target: browser.subscription, key, text: '' }
  expect(await sendPush(env(service.origin), message, { limits })).toBe('failed')
  expect(performance.now() - began).toBeLessThan(5000)
})

test('a rehearsal sends nothing', async () => {
  const browser = service.subscribe()
  const message = { target: browser.subscription, key, text: '你好' }
  expect(await sendPush({ ...env(service.origin), REHEARSAL: true }, message)).toBe('sent')
  expect(browser.texts()).toEqual([])
})

test.each([
  ['a private address', [{ address: '10.0.0.7', family: 4 }]],
  ['this machine', [{ address: '127.0.0.1', family: 4 }]],
  ['the address of a cloud', [{ address: '169.254.169.254', family: 4 }]],
  [
    'a private one among public ones',
    [
      { address: '1.1.1.1', family: 4 },
      { address: 'fd00::1', family: 6 },
    ],
  ],
  ['no address', []],
])('nothing is sent to a name that leads to %s', async (_, found) => {
  const asked: string[] = []
  const resolve = (host: string) => {
    asked.push(host)
    return Promise.resolve(found)
  }
  const message = { target: target('https://push.example.com/a'), key, text: '' }
  expect(await sendPush(env(), message, { resolve })).toBe('failed')
  expect(asked).toEqual(['push.example.com'])
})

test.each([
  'http://push.example.com/a',
  'https://push.example.com:8443/a',
  'https://user@push.example.com/a',
  'https://push.example.com/a#b',
  'ftp://push.example.com/a',
  'not an address',
])('%s is no address of a push service', async (endpoint) => {
  expect(usableEndpoint(endpoint, undefined)).toBeNull()
  expect(await sendPush(env(), { target: target(endpoint), key, text: '' })).toBe('gone')
})
