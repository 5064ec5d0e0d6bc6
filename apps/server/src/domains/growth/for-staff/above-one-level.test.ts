import { expect, test } from 'vitest'
import { isAboveOneLevel } from './above-one-level.ts'

const thresholds = [0, 100, 300, 700, 1500, 3000, 6000, 12_000, 24_000, 48_000]
const none = { net: 0, size: 0 }

test.each([
  ['as much as the level is wide', 30, 100, none, false],
  ['more than the level is wide', 30, 101, none, true],
  ['down by as much as the level is wide', 350, -50, none, false],
  ['down by more than one level', 350, -260, none, true],
  ['in parts', 90, 41, { net: 60, size: 60 }, true],
  ['in parts that are small together', 90, 40, { net: 60, size: 60 }, false],
  ['up and down', 50, 30, { net: 0, size: 80 }, true],
  // The first part reached a wider level: the narrower one still counts.
  ['after a part that reached the next level', 110, 100, { net: 90, size: 90 }, true],
  ['at the last level', 50_000, 24_000, none, false],
  ['at the last level, more than the one before it', 50_000, 24_001, none, true],
])('%s', (_name, exp, amount, alone, isAbove) => {
  expect(isAboveOneLevel({ thresholds, exp, amount, alone })).toBe(isAbove)
})
