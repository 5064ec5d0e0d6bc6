import { instantOf } from '@guangquan/rules/time-text'
import { expect, test } from 'vitest'
import { aheadToSameDay } from './same-day.ts'

test.each([
  ['2026-11-27 23:59:59', 1000],
  ['2026-12-31 23:50:00', 600_000],
  ['2026-11-27 23:49:59', 0],
  ['2026-11-28 00:00:00', 0],
])('at %s a test’s clock is %i ms ahead', (text, aheadMs) => {
  expect(aheadToSameDay(instantOf(text))).toBe(aheadMs)
})
