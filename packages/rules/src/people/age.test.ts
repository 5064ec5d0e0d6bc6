import { expect, test } from 'vitest'
import { isOfAge } from './age.ts'
import { dayOf } from '../time-text.ts'

test.each([
  ['2012-11-21', '2026-11-21', true],
  ['2012-11-22', '2026-11-21', false],
  ['2012-12-01', '2026-11-30', false],
  ['2012-02-29', '2026-02-28', false],
  ['2012-02-29', '2026-03-01', true],
  ['1920-01-01', '2026-11-21', true],
  ['2027-01-01', '2026-11-21', false],
])('born %s, on %s fourteen: %s', (birthday, today, old) => {
  expect(isOfAge(birthday, today, 14)).toBe(old)
})

test.each([
  ['2026-11-20T15:59:59Z', false],
  // The day begins in Shanghai eight hours before UTC.
  ['2026-11-20T16:00:00Z', true],
])('at %s who has a birthday that day in Shanghai is older: %s', (at, old) => {
  expect(isOfAge('2012-11-21', dayOf(new Date(at)), 14)).toBe(old)
})
