import { expect, test } from 'vitest'
import { dayOf, startOfYear, timeTextOf } from './time-text.ts'

test('an instant is written on the clock of Shanghai, whatever the zone of the machine', () => {
  expect(timeTextOf(new Date('2026-11-21T15:59:59.999Z'))).toBe('2026-11-21 23:59:59')
  expect(timeTextOf(new Date('2026-11-21T16:00:00Z'))).toBe('2026-11-22 00:00:00')
})

test('the day begins at midnight in Shanghai', () => {
  expect(dayOf(new Date('2026-12-31T16:00:00Z'))).toBe('2027-01-01')
})

test('the year begins at midnight in Shanghai', () => {
  expect(timeTextOf(startOfYear(2026))).toBe('2026-01-01 00:00:00')
})
