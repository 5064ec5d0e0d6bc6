import { expect, test } from 'vitest'
import { applyText, periodText, quotaText } from './activity-words.ts'

const now = new Date('2026-06-01T12:00:00+08:00').getTime()

test('days have their year where it is another one, and a list says what ends or begins', () => {
  expect(periodText('2025-12-01', '2026-06-30', now)).toBe('2025年12月1日 – 6月30日')
  const period = { applyFrom: '2026-05-01 00:00:00', applyTo: '2026-06-30 23:59:00' }
  expect(applyText({ ...period, obstacle: null }, now)).toBe('申请到 6月30日 23:59')
  expect(applyText({ ...period, obstacle: 'notBegun' }, now)).toBe('5月1日 开始申请')
  expect(applyText({ ...period, obstacle: 'ended' }, now)).toBe('申请已于 6月30日 截止')
})

test('a quota says what is left, and none says nothing', () => {
  expect(quotaText({ quota: 50, left: 12 })).toBe('剩 12 / 50 个名额')
  expect(quotaText({ quota: 50, left: 0 })).toBe('50 个名额已满')
  expect(quotaText({ quota: null, left: null })).toBeNull()
})

test('the year is left out where it is the year of Shanghai, whatever the device', () => {
  const newYear = Date.parse('2026-12-31T16:30:00Z')
  expect(periodText('2027-01-01 00:00:00', '2027-01-31 00:00:00', newYear)).toBe('1月1日 – 1月31日')
})
