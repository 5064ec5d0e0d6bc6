import { expect, test } from 'vitest'
import { quietUntil } from './quiet-hours.ts'
import { instantOf, timeTextOf } from '../time-text.ts'

const until = (time: string, quiet: { from: number; to: number } | null) => {
  const end = quietUntil(instantOf(time), quiet)
  return end === null ? null : timeTextOf(end)
}

test('quiet hours over midnight', () => {
  const night = { from: 22, to: 8 }
  expect(until('2026-11-29 21:59:59', night)).toBeNull()
  expect(until('2026-11-29 22:00:00', night)).toBe('2026-11-30 08:00:00')
  expect(until('2026-11-30 00:00:00', night)).toBe('2026-11-30 08:00:00')
  expect(until('2026-11-30 07:59:59', night)).toBe('2026-11-30 08:00:00')
  expect(until('2026-11-30 08:00:00', night)).toBeNull()
})

test('quiet hours within a day, and none', () => {
  const noon = { from: 12, to: 14 }
  expect(until('2026-11-29 11:59:59', noon)).toBeNull()
  expect(until('2026-11-29 12:00:00', noon)).toBe('2026-11-29 14:00:00')
  expect(until('2026-11-29 14:00:00', noon)).toBeNull()
  expect(until('2026-11-29 13:00:00', { from: 13, to: 13 })).toBeNull()
  expect(until('2026-11-29 13:00:00', null)).toBeNull()
})

test('until midnight', () => {
  expect(until('2026-11-29 23:30:00', { from: 22, to: 0 })).toBe('2026-11-30 00:00:00')
  expect(until('2026-11-30 00:00:00', { from: 22, to: 0 })).toBeNull()
})
