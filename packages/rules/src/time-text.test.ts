import { expect, test } from 'vitest'
import { dayText, startOfDay, timeText } from './time-text.ts'

test('an instant is written in the time of Shanghai', () => {
  expect(timeText(new Date('2026-03-01T16:30:05.900Z'))).toBe('2026-03-02 00:30:05')
  expect(dayText(new Date('2026-03-01T15:59:59Z'))).toBe('2026-03-01')
})

test('a day begins at midnight in Shanghai', () => {
  expect(startOfDay(new Date('2026-03-01T16:00:00Z')).toISOString()).toBe('2026-03-01T16:00:00.000Z')
  expect(startOfDay(new Date('2026-03-01T15:59:59Z')).toISOString()).toBe('2026-02-28T16:00:00.000Z')
})
