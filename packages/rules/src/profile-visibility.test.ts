import { expect, test } from 'vitest'
import { mayChangeNickName, visibleCounts } from './profile-visibility.ts'

const counts = { publish: 1, follow: 2, fans: 3, like: 4, collect: 5 }

test('what somebody collects is hidden from others', () => {
  expect(visibleCounts(counts, true)).toEqual(counts)
  expect(visibleCounts(counts, false)).toEqual({ ...counts, collect: 0 })
})

test('the first change of name is free, the next rests 30 days', () => {
  const now = new Date('2026-11-21T00:00:00Z')
  expect(mayChangeNickName(null, now)).toBe(true)
  expect(mayChangeNickName(new Date('2026-10-22T00:00:01Z'), now)).toBe(false)
  expect(mayChangeNickName(new Date('2026-10-22T00:00:00Z'), now)).toBe(true)
})
