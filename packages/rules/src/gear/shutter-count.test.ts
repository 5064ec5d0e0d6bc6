import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShutter } from './shutter-count.ts'

const at = (day: number, count: number) => ({ day: `2026-03-${String(day).padStart(2, '0')}`, count })
const counts = (...readings: ReturnType<typeof at>[]) => {
  const { current, held } = readShutter(readings)
  return [current?.count ?? null, held.map(({ count }) => count)]
}

test('a count rises with its photographs and never goes down; what stands out is held until it is confirmed', () => {
  expect(counts()).toEqual([null, []])
  expect(counts(at(1, 1200), at(2, 1500), at(2, 1400))).toEqual([1500, []])
  expect(counts(at(1, 1200), at(3, 900))).toEqual([1200, [900]])
  expect(counts(at(1, 1200), at(2, 90_000), at(3, 1300))).toEqual([1300, [90_000]])
  // The owner did not upload for a long time, or uploads again from another body than that of the first reading.
  expect(counts(at(1, 1200), at(2, 90_000), at(3, 90_400))).toEqual([90_400, [90_000]])
  expect(counts(at(1, 900_000), at(2, 1300))).toEqual([1300, [900_000]])
  expect(readShutter([at(4, 100)], at(3, 5000)).current).toEqual(at(3, 5000))
})

test('whatever photographs say, in whatever order they are read, the count never goes down', () => {
  const reading = fc.record({ day: fc.integer({ min: 1, max: 28 }), count: fc.integer({ min: 1, max: 2e6 }) })
  fc.assert(
    fc.property(fc.array(reading, { maxLength: 30 }), (drawn) => {
      const readings = drawn.map(({ day, count }) => at(day, count))
      const { accepted, current } = readShutter(readings)
      for (const [place, one] of accepted.entries())
        expect(one.count).toBeGreaterThanOrEqual(accepted[place - 1]?.count ?? 0)
      expect(readShutter(readings.toReversed()).current).toEqual(current)
    }),
  )
})
