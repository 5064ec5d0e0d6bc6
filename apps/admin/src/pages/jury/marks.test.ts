import { expect, test } from 'vitest'
import { halfAfterKey, halfText, shownText, totalText } from './marks.ts'

test('keys give marks from 0 to 10 in steps of half a point', () => {
  expect(halfAfterKey('8', null)).toBe(16)
  expect(halfAfterKey('0', 3)).toBe(20)
  expect(halfAfterKey('ArrowUp', 16)).toBe(17)
  expect(halfAfterKey('ArrowUp', 20)).toBe(20)
  expect(halfAfterKey('ArrowDown', 0)).toBe(0)
  expect(halfAfterKey('ArrowUp', null)).toBe(10)
  expect(halfAfterKey('x', 4)).toBe(null)
})

test('there is no total until every criterion is marked', () => {
  expect(totalText([15, 16, 17, null, null], [25, 25, 20, 15, 15])).toBe(null)
  expect(totalText([15, 16, 17, 14, 13], [25, 25, 20, 15, 15])).toBe('7.6')
  expect(totalText([], [])).toBe(null)
  expect([halfText(null), halfText(17), shownText(42_900), shownText(61_000)]).toEqual([
    '未打分',
    '8.5',
    '0:42',
    '1:01',
  ])
})
