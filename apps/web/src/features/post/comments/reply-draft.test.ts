import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'

const entries = new Map<string, string>()
const key = 'guangquan.post.reply'

beforeAll(() => {
  // Loaded again, in a browser: another file may have loaded it on a server.
  vi.resetModules()
  vi.stubEnv('SSR', false)
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, text: string) => entries.set(name, text),
  })
  const boot = { now: 0, appKey: '', settings: { productKey: 'guangquan' }, queries: [] }
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(boot) }) })
  vi.useFakeTimers()
})
beforeEach(() => entries.clear())
afterAll(() => {
  vi.useRealTimers()
  vi.resetModules()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

const open = () => import('./reply-draft.ts')
const nothing = { text: '', parent: null, picture: null }

test('what was begun is found again under its post alone, and forgotten when it is empty', async () => {
  const { storeReplyDraft, readReplyDraft } = await open()
  const draft = { text: '光线真好', parent: { id: 'r1', name: '阿岚' }, picture: null }
  storeReplyDraft('p1', draft)
  expect(readReplyDraft('p1')).toEqual(draft)
  expect(readReplyDraft('p2')).toEqual(nothing)
  storeReplyDraft('p1', nothing)
  expect(entries.get(key)).toBe('{}')
})

test('of many drafts the 20 newest stay', async () => {
  const { storeReplyDraft, readReplyDraft } = await open()
  for (let post = 1; post <= 22; post++) {
    storeReplyDraft(`p${post}`, { ...nothing, text: `第 ${post} 条` })
    vi.advanceTimersByTime(1)
  }
  expect(readReplyDraft('p2').text).toBe('')
  expect(readReplyDraft('p3').text).toBe('第 3 条')
})

test('a photograph whose file may be gone is left out, its text stays', async () => {
  const { storeReplyDraft, readReplyDraft } = await open()
  const picture = { fileId: 'f1', url: '/files/f1', at: Date.now() }
  storeReplyDraft('p1', { text: '看这张', parent: null, picture })
  vi.advanceTimersByTime(22 * 3600_000)
  expect(readReplyDraft('p1').picture).toEqual(picture)
  vi.advanceTimersByTime(3600_000)
  expect(readReplyDraft('p1')).toEqual({ ...nothing, text: '看这张' })
})

test.each([
  ['broken', '{"p1":'],
  ['null', 'null'],
  ['a word', '"p1"'],
  ['of an earlier release', `{"p1":{"text":"旧的","parent":null,"at":${Date.now()}}}`],
])('storage that is %s does not break the field', async (_, text) => {
  const { readReplyDraft } = await open()
  entries.set(key, text)
  expect(readReplyDraft('p1')).toEqual({ ...nothing, text: text.includes('旧的') ? '旧的' : '' })
})

test('a draft is found for 30 days', async () => {
  const { storeReplyDraft, readReplyDraft } = await open()
  storeReplyDraft('p1', { ...nothing, text: '上个月的' })
  vi.advanceTimersByTime(30 * 24 * 3600_000 - 1)
  expect(readReplyDraft('p1').text).toBe('上个月的')
  vi.advanceTimersByTime(1)
  expect(readReplyDraft('p1')).toEqual(nothing)
  storeReplyDraft('p2', { ...nothing, text: '今天的' })
  expect(entries.get(key)).not.toContain('上个月的')
})
