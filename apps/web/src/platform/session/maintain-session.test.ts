import { ApiError } from '@guangquan/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleUser } from '../../testing/sample-user.ts'

const minute = 60_000
const entries = new Map<string, string>()
const events: (() => void)[] = []
const page = { visibilityState: 'visible' }
let isLocked = false

const user = { ...sampleUser, userToken: 'old', userTokenExpireTime: '', userTokenExpireAt: 0 }

beforeEach(() => {
  entries.clear()
  events.length = 0
  isLocked = false
  page.visibilityState = 'visible'
  vi.resetModules()
  vi.stubEnv('SSR', false)
  const boot = { now: Date.now(), appKey: '', settings: { productKey: 'guangquan' }, queries: [] }
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify(boot) }),
    documentElement: { dataset: {} },
    addEventListener: (_: string, listener: () => void) => events.push(listener),
    get visibilityState() {
      return page.visibilityState
    },
  })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => events.push(listener))
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
    removeItem: (name: string) => entries.delete(name),
  })
  const request = (_: string, _options: object, work: (lock: object | null) => Promise<void>) =>
    work(isLocked ? null : {})
  vi.stubGlobal('navigator', { locks: { request } })
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The site with a session of this age, and a server that renews it or fails. */
async function open({ expiresInMs = 4 * minute, renewedAgoMs = 60 * minute, failure = false } = {}) {
  const { client } = await import('../api.ts')
  const { storeUser, currentUser } = await import('./session.ts')
  const { onSessionLost } = await import('./session-lost.ts')
  const { maintainSession } = await import('./maintain-session.ts')
  const lost: string[] = []
  onSessionLost((reason) => lost.push(reason))
  storeUser({ ...user, userTokenExpireAt: Date.now() + expiresInMs })
  const renewed = { userId: user.id, at: Date.now() - renewedAgoMs }
  entries.set('guangquan.renewed', JSON.stringify(renewed))
  const call = vi
    .spyOn(client, 'call')
    .mockImplementation((ref) =>
      failure
        ? Promise.reject(new ApiError({ kind: 'Offline', message: '' }))
        : Promise.resolve(ref.trust({ ...user, userToken: 'new', userTokenExpireAt: Date.now() + 1e9 })),
    )
  maintainSession()
  await vi.advanceTimersByTimeAsync(1000)
  return { call, lost, token: () => currentUser()?.userToken, storeUser }
}

test('a token about to expire is renewed, once', async () => {
  const { call, token } = await open()
  expect([token(), call.mock.calls.length]).toEqual(['new', 1])
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(call).toHaveBeenCalledTimes(1)
})

test.each([
  ['fresh', { expiresInMs: 60 * minute }],
  ['just renewed', { renewedAgoMs: 30_000 }],
])('a token that is %s stays', async (_, session) => {
  const { call, token } = await open(session)
  expect([token(), call.mock.calls.length]).toEqual(['old', 0])
})

test('one in use is renewed every day', async () => {
  const { token } = await open({ expiresInMs: 60 * minute, renewedAgoMs: 25 * 60 * minute })
  expect(token()).toBe('new')
})

test('an expired token is never sent: the session ends in this browser', async () => {
  const { call, lost, token } = await open({ expiresInMs: -minute })
  expect([lost, token(), call.mock.calls.length]).toEqual([['expired'], undefined, 0])
})

test('a hidden page renews when it is shown', async () => {
  page.visibilityState = 'hidden'
  const { token } = await open()
  expect(token()).toBe('old')
  page.visibilityState = 'visible'
  for (const notify of events) notify()
  await vi.advanceTimersByTimeAsync(1000)
  expect(token()).toBe('new')
})

test('while another tab renews, this one does not', async () => {
  isLocked = true
  const { call } = await open()
  expect(call).not.toHaveBeenCalled()
})

test('without a network it is tried again later', async () => {
  const { call, token } = await open({ failure: true })
  expect(token()).toBe('old')
  await vi.advanceTimersByTimeAsync(31_000)
  expect(call.mock.calls.length).toBeGreaterThan(1)
})
