import { expect, test } from 'vitest'
import { layoutRows } from './related-rows.ts'

const tile = (width: number, height: number) => ({ picture: { width, height } })

test('photographs share a row by their ratios, and rows are even', () => {
  const laid = layoutRows([tile(300, 200), tile(200, 200), tile(100, 200), tile(400, 200)])
  expect(laid.map(({ ratio }) => ratio)).toEqual([1.5, 1, 0.6, 2])
  expect(laid.map(({ share }) => share)).toEqual([
    '(100% - 1px - 1 * var(--gap-wall)) * 0.6000',
    '(100% - 1px - 1 * var(--gap-wall)) * 0.4000',
    '(100% - 1px - 1 * var(--gap-wall)) * 0.2308',
    '(100% - 1px - 1 * var(--gap-wall)) * 0.7692',
  ])
})

test('no photographs give no rows', () => {
  expect(layoutRows([])).toEqual([])
})
