import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleRange, rowOffsets } from './visible-range.ts'

const gap = 8
const heights = fc.array(fc.integer({ min: 60, max: 700 }), { maxLength: 200 })
const rowsOf = (list: number[]) => list.map((height) => ({ height }))

describe('rowsInReach', () => {
  it('renders the rows in the viewport and within one screen of it', () => {
    fc.assert(
      fc.property(
        heights,
        fc.integer({ min: -2000, max: 60_000 }),
        fc.integer({ min: 200, max: 2000 }),
        (list, top, height) => {
          const tops = rowOffsets(rowsOf(list), gap)
          const { from, to } = visibleRange(tops, { top, height })
          list.forEach((rowHeight, place) => {
            const begin = tops[place] ?? 0
            const isNear = begin <= top + 2 * height && begin + rowHeight > top - height
            if (isNear) expect(place >= from && place < to).toBe(true)
            if (begin > top + 2 * height || begin + rowHeight + gap <= top - height)
              expect(place >= from && place < to).toBe(false)
          })
          expect(to).toBeLessThanOrEqual(list.length)
        },
      ),
    )
  })

  it('renders as many rows of a wall of 1,000 as of one of 100', () => {
    const view = { top: 12_000, height: 900 }
    const counts = [100, 1000].map((length) => {
      const { from, to } = visibleRange(rowOffsets(rowsOf(Array.from({ length }, () => 290)), gap), view)
      return to - from
    })
    expect(counts).toEqual([10, 10])
  })
})
