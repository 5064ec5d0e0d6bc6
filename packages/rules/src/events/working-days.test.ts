import { expect, test } from 'vitest'
import { afterWorkingDays } from './working-days.ts'
import { instantOf, timeTextOf } from '../time-text.ts'

test.each([
  ['2026-11-23 09:30:00', 3, '2026-11-26 09:30:00'],
  ['2026-11-26 23:59:59', 3, '2026-12-01 23:59:59'],
  ['2026-11-28 12:00:00', 3, '2026-12-02 12:00:00'],
  ['2026-11-29 00:00:00', 1, '2026-11-30 00:00:00'],
  ['2026-11-27 03:00:00', 1, '2026-11-30 03:00:00'],
  ['2026-11-23 09:30:00', 0, '2026-11-23 09:30:00'],
])('from %s, %i working days lead to %s', (from, days, to) => {
  expect(timeTextOf(afterWorkingDays(instantOf(from), days))).toBe(to)
})
