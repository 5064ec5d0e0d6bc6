import type { Figures } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { asBytes, asDuration, asPercent } from '../../parts/page/number-texts.ts'
import { growth, level, ratio, sum } from './series.ts'

const figures: Figures = {
  days: ['2026-11-01', '2026-11-02', '2026-11-03'],
  figures: [
    { name: 'members', values: [4, 0, 6], before: [null, 2, 3] },
    { name: 'retained1', values: [1, 0, null], before: [null, 1, 1] },
    { name: 'activeDay', values: [7, 9, null], before: [null, null, null] },
  ],
  countTime: '2026-11-03 10:03:00',
}

test('numbers of days are added, and compared with those before', () => {
  const members = sum('members')(figures)
  expect(members).toMatchObject({ total: 10, totalBefore: 5 })
  expect(growth(members)).toBe(1)
})

test('what stands at the end of a day is the last one known; without a time before there is no growth', () => {
  const active = level('activeDay')(figures)
  expect(active).toMatchObject({ total: 9, totalBefore: null })
  expect(growth(active)).toBeNull()
})

test('a part is of the days on which it is known', () => {
  expect(ratio('retained1', 'members')(figures)).toEqual({
    values: [0.25, null, null],
    before: [null, 0.5, 1 / 3],
    total: 0.25,
    totalBefore: 0.4,
  })
})

test('what the server does not know is unknown', () => {
  expect(sum('posts')(figures)).toMatchObject({ values: [null, null, null], total: null })
})

test('figures are texts that are read at once', () => {
  expect([asBytes(0), asBytes(1536), asBytes(5 * 1024 ** 3)]).toEqual(['0 B', '1.5 KB', '5 GB'])
  expect([asDuration(90), asDuration(5400), asDuration(3 * 86_400)]).toEqual(['1.5 分钟', '1.5 小时', '3 天'])
  expect(asPercent(0.1234)).toBe('12.3%')
})
