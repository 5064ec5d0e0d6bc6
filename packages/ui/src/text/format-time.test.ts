import { expect, it } from 'vitest'
import { epochOf, formatFullTime, formatTime, machineTime } from './format-time.ts'

const now = '2026-11-21 14:30:00'

it.each([
  ['2026-11-21 14:29:31', '刚刚'],
  ['2026-11-21 14:30:20', '刚刚'],
  ['2026-11-21 14:29:00', '1 分钟前'],
  ['2026-11-21 14:18:00', '12 分钟前'],
  ['2026-11-21 13:30:00', '1 小时前'],
  ['2026-11-21 00:00:00', '14 小时前'],
  ['2026-11-20 23:40:00', '昨天 23:40'],
  ['2026-11-20 00:05:00', '昨天 00:05'],
  ['2026-11-19 23:59:59', '11 月 19 日'],
  ['2026-01-01 00:00:00', '1 月 1 日'],
  ['2024-11-18 10:00:00', '2024 年 11 月 18 日'],
  ['2027-02-01 10:00:00', '2027 年 2 月 1 日'],
  ['no time', ''],
])('%s is read as %s', (at, text) => {
  expect(formatTime(at, now)).toBe(text)
})

it('just after midnight the last hour is still counted in minutes', () => {
  expect(formatTime('2026-11-20 23:50:00', '2026-11-21 00:05:00')).toBe('15 分钟前')
})

it('reads the wire form on the clock of Shanghai', () => {
  expect(epochOf('2026-11-21 08:00:00')).toBe(Date.UTC(2026, 10, 21))
  expect(machineTime('2026-11-21 08:00:00')).toBe('2026-11-21T00:00:00.000Z')
  expect(machineTime('')).toBeUndefined()
  expect(formatFullTime(Date.UTC(2026, 10, 20, 15, 40))).toBe('2026 年 11 月 20 日 23:40')
})
