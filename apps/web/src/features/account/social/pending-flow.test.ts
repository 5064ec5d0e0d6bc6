import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PendingFlow } from './pending-flow.ts'

const entries = new Map<string, string>()

beforeAll(() => {
  // Imported again as in a browser: another test file may have loaded it without storage.
  vi.resetModules()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
  })
})
beforeEach(() => entries.clear())
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

const flow: PendingFlow = {
  provider: 'weibo',
  from: '/user/setting/update-account',
  scan: { scanId: 's', device: 'Chrome', region: '浙江' },
}

async function stored(value: unknown) {
  const { readStoredFlow, storeFlow, ...others } = await import('./pending-flow.ts')
  storeFlow(flow)
  const [name = ''] = entries.keys()
  entries.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  return { read: readStoredFlow, ...others }
}

test('a flow is read as it was stored', async () => {
  const { read } = await stored(flow)
  expect(read()).toEqual(flow)
})

test.each([
  ['no JSON', '{'],
  ['nothing', 'null'],
  ['a list', []],
  ['another provider', { ...flow, provider: 'evil' }],
  ['no page to return to', { ...flow, from: 1 }],
])('%s is no flow', async (_, value) => {
  const { read, returnPath } = await stored(value)
  expect(read()).toBeUndefined()
  expect(returnPath()).toBe('/account/login/phone')
})

test.each([
  ['scan', { scanId: 's', device: 'Chrome' }],
  ['scan', { scanId: 's', device: 'Chrome', region: 7 }],
  ['scan', 'text'],
])('a malformed %s is left out: %o', async (name, value) => {
  const { read } = await stored({ ...flow, [name]: value })
  expect(read()).toEqual({ ...flow, [name]: null })
})

test.each([
  ['/user/setting/update-account', '/user/setting/update-account'],
  ['//evil.example', '/'],
  ['javascript:alert(1)', '/'],
])('a cancelled flow from %s returns to %s', async (from, path) => {
  const { returnPath } = await stored({ ...flow, from })
  expect(returnPath()).toBe(path)
})
