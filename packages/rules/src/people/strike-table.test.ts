import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earnedStrikes } from './strike-table.ts'

const dayMs = 24 * 3600_000
const at = (...days: number[]) => days.map((day) => new Date(day * dayMs))
const daysOf = (warnings: Date[]) => earnedStrikes(warnings).map(({ days }) => days)

test.each([
  ['two warnings', at(0, 1), []],
  ['three within 90 days', at(0, 45, 89), [7]],
  ['three, of which the first is 90 days old', at(0, 45, 90), []],
  ['the fourth replaces the first', at(0, 45, 90, 91), [7]],
  ['six', at(0, 1, 2, 3, 4, 5), [7, 30]],
  ['five: no warning counts twice', at(0, 1, 2, 3, 4), [7]],
  ['nine, and three more', at(...Array.from({ length: 12 }, (_, day) => day)), [7, 30, null, null]],
  ['years between', at(0, 1, 2, 1000, 1001, 1002), [7, 30]],
  ['three at once', at(0, 0, 0), [7]],
])('%s', (_, warnings, days) => {
  expect(daysOf(warnings)).toEqual(days)
})

const timeline = fc
  .array(fc.integer({ min: 0, max: 1000 }), { maxLength: 30 })
  .map((days) => at(...days.toSorted((a, b) => a - b)))

test('each automatic strike has three warnings of its own within 90 days', () => {
  fc.assert(
    fc.property(timeline, (warnings) => {
      const used = earnedStrikes(warnings).flatMap((strike) => {
        const times = strike.warnings.map((place) => warnings[place]?.getTime() ?? 0)
        expect(times).toHaveLength(3)
        expect(Math.max(...times) - Math.min(...times)).toBeLessThan(90 * dayMs)
        return strike.warnings
      })
      expect(new Set(used).size).toBe(used.length)
    }),
  )
})

test('taking a warning back never earns a strike, and a later warning changes no earlier strike', () => {
  fc.assert(
    fc.property(timeline, fc.nat(), (warnings, which) => {
      const all = earnedStrikes(warnings)
      const without = warnings.filter((_, place) => place !== which % Math.max(warnings.length, 1))
      expect(earnedStrikes(without).length).toBeLessThanOrEqual(all.length)
      const before = earnedStrikes(warnings.slice(0, -1))
      expect(all.slice(0, before.length)).toEqual(before)
    }),
  )
})

test('without the warnings of one strike the others are earned as before, each a step earlier', () => {
  fc.assert(
    fc.property(timeline, fc.nat(), (warnings, which) => {
      const all = earnedStrikes(warnings)
      const gone = all[which % Math.max(all.length, 1)]
      if (gone === undefined) return
      const rest = warnings.filter((_, place) => !gone.warnings.includes(place))
      expect(earnedStrikes(rest)).toHaveLength(all.length - 1)
    }),
  )
})
