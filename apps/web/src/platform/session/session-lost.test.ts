import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sampleUser } from '../../testing/sample-user.ts'

// Like `Storage`: entries as properties, with methods on the prototype.
function openStorage(): Record<string, string> {
  const methods = {
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null
    },
    setItem(this: Record<string, string>, name: string, value: string) {
      this[name] = value
    },
    removeItem(this: Record<string, string>, name: string) {
      delete this[name]
    },
  }
  return Object.create(methods)
}

const storage = openStorage()
beforeAll(() => {
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const boot = { now: 0, appKey: '', settings: { productKey: 'guangquan' }, queries: [] }
  const documentElement = { dataset: {}, style: {}, classList: { toggle: () => false } }
  vi.stubGlobal('document', {
    getElementById: () => ({ textContent: JSON.stringify(boot) }),
    documentElement,
  })
})
// Imported again as by another tab: other test files may have loaded the modules with `SSR` set.
beforeEach(() => {
  vi.resetModules()
})
afterAll(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

test.each(['ended', 'expired', 'unauthorized'] as const)(
  'losing a session (%s) clears the browser except for drafts',
  async (reason) => {
    const { storeUser, session } = await import('./session.ts')
    const { onSessionLost, sessionLost } = await import('./session-lost.ts')
    storage['guangquan.area'] = '{"code":"310000"}'
    storage['guangquan.post.reply'] = '{"p1":{"text":"写到一半"}}'
    storage['another.site'] = '1'
    storeUser(sampleUser)
    expect(storage['guangquan.token']).toContain('userToken')

    const told: unknown[] = []
    // The shell must mark the page as unsaved while the session still exists.
    onSessionLost((why) => told.push(why, session.get().user?.id))
    sessionLost(reason)
    expect(told).toEqual([reason, 'm1'])
    expect(session.get().user).toBeNull()
    expect(JSON.stringify(storage)).not.toContain('userToken')
    expect(storage).not.toHaveProperty('guangquan.area')
    expect(storage['guangquan.post.reply']).toContain('写到一半')
    expect(storage['another.site']).toBe('1')
  },
)

function announce(): void {
  storage['guangquan.leaving'] = String(Date.now())
}
function clear(): void {
  delete storage['guangquan.token']
}

test.each([
  ['is signing out', announce],
  ['has cleared the storage', clear],
] as const)('a session that is lost while another tab %s asks nobody to sign in', async (_name, leave) => {
  const { storeUser, session } = await import('./session.ts')
  const { onSessionLost, sessionLost } = await import('./session-lost.ts')
  storeUser(sampleUser)
  const asked = vi.fn<() => void>()
  onSessionLost(asked)
  leave()
  vi.useFakeTimers()
  // Two calls were on their way.
  sessionLost('expired')
  sessionLost('unauthorized')
  expect(asked).not.toHaveBeenCalled()
  expect(session.get().user).toBeNull()
  expect(storage).not.toHaveProperty('guangquan.leaving')
  vi.advanceTimersByTime(6000)
  sessionLost('unauthorized')
  vi.useRealTimers()
  expect(asked).toHaveBeenCalledOnce()
})

test('a visitor on a page of members is asked to sign in', async () => {
  const { onSessionLost, sessionLost } = await import('./session-lost.ts')
  const asked = vi.fn<() => void>()
  onSessionLost(asked)
  clear()
  sessionLost('unauthorized')
  expect(asked).toHaveBeenCalledOnce()
})

test('where storage is blocked, who loses a session is asked to sign in', async () => {
  const { storeUser } = await import('./session.ts')
  const { onSessionLost, sessionLost } = await import('./session-lost.ts')
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  storeUser(sampleUser)
  const asked = vi.fn<() => void>()
  onSessionLost(asked)
  sessionLost('expired')
  vi.stubGlobal('localStorage', storage)
  expect(asked).toHaveBeenCalledOnce()
})
