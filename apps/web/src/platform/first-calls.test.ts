import type { StoredUserInfo } from '@guangquan/contract'
import { ownId } from '@guangquan/routes/own-id'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleUser } from '../testing/sample-user.ts'

const now = 1_790_000_000_000
const member: StoredUserInfo = { ...sampleUser, userTokenExpireAt: now + 60_000 }
const path = '/api/services/guangquan/UserInfo/GetUserHome'
const body = JSON.stringify({ userId: member.id })
const events = new EventTarget()

let asked: { path: string; headers: Headers; body: string }[] = []
let response: () => Promise<Response>

beforeEach(() => {
  asked = []
  response = async () => Response.json({ success: true, result: { nickName: '林小满' } })
  vi.resetModules()
  vi.stubEnv('SSR', false)
  vi.spyOn(Date, 'now').mockReturnValue(now)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = new Request(`https://photo.example.cn${address}`, init)
    asked.push({ path: address, headers: request.headers, body: await request.text() })
    return response()
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** Runs the script in a document that begins with one call. */
async function open(user: StoredUserInfo | null) {
  const call = { service: 'UserInfo', method: 'GetUserHome', input: { userId: ownId } }
  const boot = { now, appKey: 'app', settings: { productKey: 'guangquan' }, queries: [], memberCalls: [call] }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(boot) }) })
  const stored = JSON.stringify({ state: { user }, version: 0 })
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'guangquan.token' ? stored : null) })
  const { takeFirstCall } = await import('./first-calls.ts')
  return takeFirstCall
}

test('a member’s first call is sent at once, signed and for themselves, and taken once', async () => {
  const take = await open(member)
  await expect(take(member, path, body)).resolves.toMatchObject({ result: { nickName: '林小满' } })
  expect(asked).toEqual([expect.objectContaining({ path, body })])
  expect(asked[0]?.headers.get('x-user-token')).toBe(member.userToken)
  expect(take(member, path, body)).toBe(undefined)
  expect(asked).toHaveLength(1)
})

test.each([
  ['a visitor', null],
  ['a member whose session has expired', { ...member, userTokenExpireAt: now }],
])('%s sends nothing', async (_, user) => {
  const take = await open(user)
  expect(take(user, path, body)).toBe(undefined)
  expect(asked).toEqual([])
})

test('a response is for the session it was made for', async () => {
  const take = await open(member)
  expect(take({ ...member, id: 'somebody-else' }, path, body)).toBe(undefined)
  expect(take(null, path, body)).toBe(undefined)
})

test.each([
  ['refused', async () => Response.json({ success: false, result: null }, { status: 401 })],
  ['with the response of a proxy', async () => new Response('<html>', { status: 502 })],
  ['lost', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a call that is %s is left to the page', async (_, given) => {
  response = given
  const take = await open(member)
  await expect(take(member, path, body)).resolves.toBe(null)
})

test('what was asked before an act is not shown after it', async () => {
  const take = await open(member)
  events.dispatchEvent(new Event('pointerdown'))
  expect(take(member, path, body)).toBe(undefined)
})
