import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heatFactor, heatPoints, hotScore } from './heat.ts'

test('people count by what they did', () => {
  expect(heatPoints({ commenters: 1, collectors: 1, likers: 1, sharers: 1 })).toBe(10)
  expect(heatPoints({ commenters: 2, collectors: 0, likers: 5, sharers: 0 })).toBe(11)
})

test('the score is the published formula', () => {
  expect(hotScore(10, 1.3, 4)).toBeCloseTo(13 / 6 ** 1.4, 12)
  expect(heatFactor({ editorPick: true, ownsProduct: true, awaitsDecision: true })).toBeCloseTo(0.429, 12)
  expect(heatFactor({ editorPick: false, ownsProduct: false, awaitsDecision: false })).toBe(1)
})

test('a score never rises with age and never falls with points', () => {
  const points = fc.integer({ min: 0, max: 1e6 })
  const hours = fc.double({ min: -1, max: 1e5, noNaN: true })
  fc.assert(
    fc.property(points, points, hours, hours, (some, more, age, later) => {
      expect(hotScore(some, 1, age + Math.abs(later))).toBeLessThanOrEqual(hotScore(some, 1, age))
      expect(hotScore(some + more, 1, age)).toBeGreaterThanOrEqual(hotScore(some, 1, age))
    }),
  )
})
