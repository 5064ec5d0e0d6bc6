import { expect, it } from 'vitest'
import { formatCount, formatFullCount } from './format-count.ts'

it.each([
  [0, '0'],
  [-3, '0'],
  [Number.NaN, '0'],
  [386, '386'],
  [9999, '9,999'],
  [10_000, '1 万'],
  [12_345, '1.2 万'],
  [19_999, '1.9 万'],
  [100_000, '10 万'],
  [105_500, '10.5 万'],
  [12_345_678, '1,234 万'],
  [123_456_789, '1.2 亿'],
])('%d is printed %s', (count, text) => {
  expect(formatCount(count)).toBe(text)
})

it('the owner sees the whole figure', () => {
  expect(formatFullCount(1_234_567)).toBe('1,234,567')
  expect(formatFullCount(-1260)).toBe('-1,260')
})
