import { expect, test } from 'vitest'
import { hasDrafts, removeDrafts, removeForeignDrafts } from './local-drafts.ts'

function storageOf(entries: Record<string, string>) {
  const stored = new Map(Object.entries(entries))
  return {
    get length() {
      return stored.size
    },
    key: (index: number) => [...stored.keys()][index] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
    names: () => [...stored.keys()],
  }
}

test('an unsent comment is a draft; an empty list and other keys are not', () => {
  const begun = JSON.stringify({ p1: { text: '写到一半', parent: null, at: 1 } })
  expect(hasDrafts(storageOf({ 'guangquan.post.reply': begun }), 'guangquan')).toBe(true)
  expect(hasDrafts(storageOf({ 'guangquan.post.reply': '{}' }), 'guangquan')).toBe(false)
  expect(hasDrafts(storageOf({ 'guangquan.token': begun, 'other.post.reply': begun }), 'guangquan')).toBe(
    false,
  )
})

test('signing out removes the drafts and nothing of other products', () => {
  const storage = storageOf({
    'guangquan.post.reply': '{"p":1}',
    'guangquan.post.x': '1',
    'other.post': '1',
  })
  removeDrafts(storage, 'guangquan')
  expect(storage.names()).toEqual(['other.post'])
})

test('signing in removes what another member wrote, and neither one’s own nor a visitor’s', () => {
  const storage = storageOf({
    'guangquan.post.reply': JSON.stringify({
      p1: { text: '别人写的', memberId: 'bob' },
      p2: { text: '自己写的', memberId: 'alice' },
      p3: { text: '登录前写的', memberId: null },
      p4: { text: '旧版写的' },
    }),
    'guangquan.post.x': 'broken',
    'other.post.reply': JSON.stringify({ p1: { memberId: 'bob' } }),
  })
  removeForeignDrafts(storage, { productKey: 'guangquan', memberId: 'alice' })
  expect(Object.keys(JSON.parse(storage.getItem('guangquan.post.reply') ?? ''))).toEqual(['p2', 'p3', 'p4'])
  expect(storage.getItem('guangquan.post.x')).toBe('broken')
  expect(storage.getItem('other.post.reply')).toContain('bob')
})
