import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const minute = 60_000
const entries = new Map<string, string>()
const stored = () => [...entries.values()].join()

beforeAll(() => {
  // Imported again as in a browser: another test file may have loaded it without storage.
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
    removeItem: (name: string) => entries.delete(name),
  })
})
beforeEach(() => {
  entries.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => {
  vi.resetModules()
  vi.unstubAllGlobals()
})

async function begin() {
  const draft = await import('./draft.ts')
  const { removeExpired } = await import('../../../platform/short-lived.ts')
  draft.changeDraft({ phone: '13800132048', birthday: '1990-01-01', nickName: '阿岚' })
  expect(stored()).toContain('13800132048')
  return { ...draft, removeExpired, current: () => draft.registerDraft.get() }
}

test('half an hour after the last input the draft is removed from storage and page', async () => {
  const { current, changeDraft, removeExpired } = await begin()
  vi.advanceTimersByTime(20 * minute)
  changeDraft({ sex: 1 })
  vi.advanceTimersByTime(29 * minute)
  removeExpired(Date.now())
  expect(current()).toMatchObject({ phone: '13800132048', sex: 1 })
  vi.advanceTimersByTime(minute)
  removeExpired(Date.now())
  expect(current()).toMatchObject({ phone: '', birthday: null, nickName: '', sex: 0 })
  expect(entries.size).toBe(0)
})

test('a reload restores the draft, unless it has expired', async () => {
  const { current, changeDraft, registerDraft } = await begin()
  const kept = new Map(entries)
  changeDraft({ phone: '' })
  for (const [name, text] of kept) entries.set(name, text)
  registerDraft.reread()
  expect(current().phone).toBe('13800132048')
  vi.advanceTimersByTime(31 * minute)
  registerDraft.reread()
  expect(current().phone).toBe('')
})

test('the draft is removed once the account exists or a member signs in', async () => {
  for (const end of ['endRegistration', 'dropRegistration'] as const) {
    const draft = await begin()
    draft[end]()
    expect(draft.current()).toMatchObject({ phone: '', birthday: null })
    expect(entries.size).toBe(0)
  }
})
