import { instantOf } from '@guangquan/rules/time-text'
import { expect, test } from 'vitest'
import { clampMonth, dateOf, dayKey, monthRange, monthSpan, todayOf } from './calendar-days.ts'

test('a day goes through the address unchanged; what is no day is nothing', () => {
  expect(dayKey(dateOf('2026-02-28') ?? new Date(0))).toBe('2026-02-28')
  expect(dayKey(dateOf('2026-02') ?? new Date(0))).toBe('2026-02-01')
  for (const text of [null, '', '2026-02-30', '2026-13', 'x']) expect(dateOf(text)).toBeNull()
})

test('today is that of Shanghai', () => {
  expect(dayKey(todayOf(instantOf('2026-12-01 00:30:00').getTime()))).toBe('2026-12-01')
})

test('a month is asked for from its first to its last day', () => {
  expect(monthSpan(new Date(2028, 1, 10))).toEqual({ startDate: '2028-02-01', endDate: '2028-02-29' })
})

test('the calendar has ten years back and two forward', () => {
  const range = monthRange(new Date(2026, 10, 29))
  expect([dayKey(range.startMonth), dayKey(range.endMonth)]).toEqual(['2016-01-01', '2028-12-01'])
  expect(dayKey(clampMonth(new Date(2030, 0, 1), range))).toBe('2028-12-01')
  expect(dayKey(clampMonth(new Date(2001, 0, 1), range))).toBe('2016-01-01')
})
