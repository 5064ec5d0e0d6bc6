import { expect, test } from 'vitest'
import { mannWhitney, medianOf } from './mann-whitney.ts'

const from = (first: number) => Array.from({ length: 20 }, (_, index) => first + index)

test.each([
  ['the same sample', from(1), from(1), 0],
  ['one all above the other', from(21), from(1), 5.41],
  ['one all below the other', from(1), from(21), -5.41],
  ['half of it shared', from(1), from(11), -4.06],
])('%s', (_, one, two, score) => {
  expect(mannWhitney(one, two)).toBeCloseTo(score, 1)
})

test('the median of a sample', () => {
  expect(medianOf([9, 1, 5])).toBe(5)
})
