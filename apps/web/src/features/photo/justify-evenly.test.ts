import fc from 'fast-check'
import { expect, test } from 'vitest'
import { justifyEvenly } from './justify-evenly.ts'

const lay = (items: number[], width: number, targetHeight: number) =>
  justifyEvenly({ items, ratioOf: (ratio) => ratio, width, gap: 8, targetHeight, isLast: true }).rows

const six = fc.array(fc.double({ min: 0.5, max: 3, noNaN: true }), { minLength: 6, maxLength: 6 })

test('six photographs fill every row that is not too high, in order', () => {
  fc.assert(
    fc.property(six, (items) => {
      const rows = lay(items, 1392, 290)
      expect(rows.flatMap((row) => row.items)).toEqual(items)
      for (const { items: own, ratio, height } of rows.filter((row) => row.height !== 1.25 * 290)) {
        expect(height * ratio + 8 * (own.length - 1)).toBeCloseTo(1392)
        expect(height).toBeLessThan(1.6 * 290 + 1)
      }
    }),
  )
})

test.each([
  // As one row of 222 px nearer to 290 than as two of 450.
  [[0.93, 0.7, 2.1, 0.5, 1.5, 0.53], 1392, 290, [6]],
  [[1.5, 1.5, 1.5, 1.5, 1.5, 1.5], 1392, 290, [3, 3]],
  [[1.5, 1.5, 0.67, 1.5, 1.5, 0.67], 358, 170, [2, 2, 2]],
  // Two landscapes of 408 px still fill a row.
  [[0.7, 2.1, 0.5, 0.5, 2.05, 1.41], 1392, 290, [4, 2]],
])('%j in %i px are rows of %j', (items, width, targetHeight, counts) => {
  expect(lay(items, width, targetHeight).map((row) => row.items.length)).toEqual(counts)
})

test('a single photograph is not stretched across the wall', () => {
  expect(lay([0.67], 1392, 290)[0]?.height).toBe(362.5)
  expect(lay([], 1392, 290)).toEqual([])
})
