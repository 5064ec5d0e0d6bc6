import { expect, test } from 'vitest'
import { leftText } from './present-words.ts'

test('what is left is said in days, then in hours', () => {
  const now = Date.parse('2026-11-23T12:00:00+08:00')
  expect(leftText('2026-12-05 12:00:00', now)).toBe('还有 12 天')
  expect(leftText('2026-11-24 11:59:59', now)).toBe('还有 23 小时')
  expect(leftText('2026-11-23 12:30:00', now)).toBe('不到 1 小时')
  expect(leftText('2026-11-23 12:00:00', now)).toBe('已过期限')
})
