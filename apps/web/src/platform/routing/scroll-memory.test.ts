import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
const listeners = new Map<string, () => void>()
const page = { scrollY: 0, height: 0 }

beforeEach(() => {
  stored.clear()
  listeners.clear()
  Object.assign(page, { scrollY: 0, height: 5000 })
  vi.resetModules()
  vi.stubEnv('SSR', false)
  const boot = { now: 0, appKey: '', settings: { productKey: 'guangquan' }, queries: [] }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(boot) }) })
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => stored.set(name, text),
  })
  Object.defineProperty(globalThis, 'scrollY', { configurable: true, get: () => page.scrollY })
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => (page.scrollY = Math.min(top, page.height)))
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => clearTimeout(frame))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(globalThis, 'scrollY')
  vi.resetModules()
})

const load = () => import('./scroll-memory.ts')

/** Leaves a page at an offset. */
async function leaveAt(key: string, offset: number) {
  const memory = await load()
  page.scrollY = offset
  memory.storeScroll(key)
  page.scrollY = 0
  return memory
}

test('an entry is shown where it was left, a new one at its top', async () => {
  const { restoreScroll } = await leaveAt('a', 1200.4)
  restoreScroll('a')
  expect(page.scrollY).toBe(1200)
  restoreScroll('new')
  expect(page.scrollY).toBe(0)
})

test('a list that is not high enough yet is waited for, and no longer than 1.5 s', async () => {
  const { restoreScroll } = await leaveAt('a', 1200)
  page.height = 300
  restoreScroll('a')
  expect(page.scrollY).toBe(300)
  page.height = 5000
  vi.advanceTimersByTime(20)
  expect(page.scrollY).toBe(1200)
  page.height = 300
  restoreScroll('a')
  vi.advanceTimersByTime(2000)
  page.height = 5000
  vi.advanceTimersByTime(100)
  expect([page.scrollY, listeners.size]).toEqual([300, 0])
})

test.each(['wheel', 'touchstart', 'keydown'])(
  'a person who scrolls meanwhile is not moved (%s)',
  async (event) => {
    const { restoreScroll } = await leaveAt('a', 1200)
    page.height = 300
    restoreScroll('a')
    listeners.get(event)?.()
    page.height = 5000
    vi.advanceTimersByTime(100)
    expect(page.scrollY).toBe(300)
  },
)

test('places outlast a reload, the newest fifty of them', async () => {
  const before = await load()
  for (let place = 0; place < 60; place++) {
    page.scrollY = 100 + place
    before.storeScroll(`k${place}`)
  }
  page.scrollY = 900
  before.storeScrollOffsets('now')
  vi.resetModules()
  const { restoreScroll } = await load()
  for (const [key, offset] of [
    ['now', 900],
    ['k59', 159],
    ['k0', 0],
  ] as const) {
    restoreScroll(key)
    expect([key, page.scrollY]).toEqual([key, offset])
  }
})

test.each(['{', '"text"', '[["a"], [1, 2], ["b", "c"]]'])(
  'what cannot be read is no place: %s',
  async (text) => {
    stored.set('guangquan.scroll', text)
    const { restoreScroll } = await load()
    page.scrollY = 50
    restoreScroll('a')
    expect(page.scrollY).toBe(0)
  },
)
