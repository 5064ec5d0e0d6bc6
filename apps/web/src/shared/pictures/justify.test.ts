import fc from 'fast-check'
import { tileRatio } from '@guangquan/ui/photo-source'
import { describe, expect, it } from 'vitest'
import { justify, rowHeight } from './justify.ts'

const ratios = fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 60 })

function hang(items: number[], options: { width?: number; isLast?: boolean } = {}) {
  return justify({
    items,
    ratioOf: (ratio) => tileRatio({ width: ratio, height: 1 }),
    width: options.width ?? 1392,
    gap: 8,
    targetHeight: rowHeight(options.width ?? 1392),
    isLast: options.isLast ?? false,
  })
}

describe('justify', () => {
  it('places every photograph once, in order', () => {
    fc.assert(
      fc.property(ratios, (items) => {
        const { rows, pending: held } = hang(items)
        expect([...rows.flatMap((row) => row.items), ...held]).toEqual(items)
      }),
    )
  })

  it('closes each row at the side nearer to the target height, and keeps nothing back on the last page', () => {
    fc.assert(
      fc.property(ratios, fc.integer({ min: 300, max: 2000 }), (items, width) => {
        const { rows, pending: held } = hang(items, { width, isLast: true })
        expect(held).toEqual([])
        const target = rowHeight(width)
        rows.slice(0, -1).forEach((row, place) => {
          const [next = 0] = rows[place + 1]?.items ?? []
          const height = (width - 8 * (row.items.length - 1)) / row.ratio
          const withNext =
            (width - 8 * row.items.length) / (row.ratio + tileRatio({ width: next, height: 1 }))
          expect(row.height).toBeCloseTo(height)
          if (height > target) expect(height - target).toBeLessThanOrEqual(target - withNext)
        })
      }),
    )
  })

  it('changes no row when further photographs arrive', () => {
    fc.assert(
      fc.property(ratios, ratios, (items, further) => {
        const { rows } = hang(items)
        expect(hang([...items, ...further]).rows.slice(0, rows.length)).toEqual(rows)
      }),
    )
  })

  it('ends a row before a panorama that would flatten it', () => {
    expect(hang([1.5, 1.5, 1.5, 3, 1.5]).rows[0]?.items).toEqual([1.5, 1.5, 1.5])
  })

  it('keeps an unfilled row back until the next page', () => {
    const { rows, pending: held } = hang([1.5, 1.5, 1.5, 1.5, 1.5])
    expect(rows).toHaveLength(1)
    expect(held).toEqual([1.5, 1.5])
  })

  it('gives the last row the target height, and stretches it to the full width only if it is nearly filled', () => {
    const heightsOf = (items: number[]) => hang(items, { isLast: true }).rows.map(({ height }) => height)
    expect(heightsOf([1.5, 1.5, 1.5, 1.5, 1.5]).at(-1)).toBe(290)
    // (1392 − 2 × 8) / 4.2.
    expect(heightsOf([3, 2, 1.4, 1.4, 1.4]).at(-1)).toBeCloseTo(327.6, 1)
  })
})
