import { instantOf } from '@guangquan/rules/time-text'
import { expect, test } from 'vitest'
import { stampOf } from './stamp.ts'

const now = instantOf('2026-11-29 00:30:00').getTime()

test.each([
  ['2026-11-29 00:20:59', '00:20'],
  ['2026-11-28 23:40:00', '昨天 23:40'],
  ['2026-11-18 14:20:00', '11 月 18 日 14:20'],
  ['2025-12-01 08:05:00', '2025 年 12 月 1 日 08:05'],
])('%s is shown as %s', (at, text) => {
  expect(stampOf(at, now)).toBe(text)
})
