import { expect, test } from 'vitest'
import { barAt, barByKey } from './bar-at.ts'

test('every position maps to a bar, also at and beyond the edges of the plot', () => {
  expect([-0.2, 0, 0.24, 0.25, 0.99, 1, 1.3].map((share) => barAt(share, 4))).toEqual([0, 0, 0, 1, 3, 3, 3])
})

test('keys move from bar to bar and stop at the ends', () => {
  expect(['ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => barByKey(key, 1, 4))).toEqual([0, 2, 0, 3])
  expect([barByKey('ArrowLeft', 0, 4), barByKey('ArrowRight', 3, 4), barByKey('Tab', 1, 4)]).toEqual([
    0,
    3,
    undefined,
  ])
})
