import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
}
const name = 'guangquan.sample'

beforeAll(() => {
  // Imported again as in a browser: another test file may have loaded the modules with `SSR` set.
  vi.resetModules()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', storage)
  const boot = { now: 0, appKey: '', settings: { productKey: 'guangquan' }, queries: [] }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(boot) }) })
})
beforeEach(() => stored.clear())
afterAll(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const initial = { user: '', secret: '' }

async function open() {
  const { createStoredStore } = await import('./stored-store.ts')
  return createStoredStore('sample', initial, ({ user }) => ({ user }))
}

test('stores the persistent part, and starts with it', async () => {
  const store = await open()
  store.set({ user: 'm1', secret: 'word' })
  expect(JSON.parse(stored.get(name) ?? '')).toEqual({ state: { user: 'm1' }, version: 0 })
  const next = await open()
  expect(next.get()).toEqual({ user: 'm1', secret: '' })
  expect(next.getDrawn()).toEqual(initial)
})

test.each([
  ['nothing', undefined],
  ['broken text', '{"state":'],
  ['another form', '["m1"]'],
  ['an envelope without content', '{"state":null}'],
])('starts empty with %s', async (_, text) => {
  if (text !== undefined) stored.set(name, text)
  expect((await open()).get()).toEqual(initial)
})

test('takes over what another tab has stored, and resets when storage was cleared', async () => {
  const store = await open()
  store.set({ user: 'm1', secret: 'word' })
  const heard: unknown[] = []
  store.subscribe((value, before) => heard.push([before.user, value.user]))
  stored.set(name, '{"state":{"user":"m2"},"version":0}')
  store.reread()
  expect(store.get()).toEqual({ user: 'm2', secret: 'word' })
  stored.clear()
  store.reread()
  expect(store.get()).toEqual({ user: 'm2', secret: 'word' })
  expect(heard).toEqual([
    ['m1', 'm2'],
    ['m2', 'm2'],
  ])
})

test('works in memory if storage is blocked', async () => {
  const store = await open()
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  })
  store.set({ user: 'm1', secret: '' })
  vi.stubGlobal('localStorage', storage)
  expect(store.get().user).toBe('m1')
})
