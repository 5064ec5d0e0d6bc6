import { expect, test } from 'vitest'
import { expToNext, followLimit, fStopOf, levelAt, taskCoins } from './level.ts'

const thresholds = [0, 100, 300, 700, 1500, 3000, 6000, 12_000, 24_000, 48_000]

test.each([
  [0, 1],
  [99, 1],
  [100, 2],
  [299, 2],
  [300, 3],
  [1500, 5],
  [47_999, 9],
  [48_000, 10],
  [1_000_000, 10],
])('%i experience is level %i', (exp, level) => {
  expect(levelAt(thresholds, exp)).toBe(level)
})

test('what is missing to the next level is counted from the level shown', () => {
  expect(expToNext(thresholds, 30, 1)).toBe(70)
  expect(expToNext(thresholds, 100, 2)).toBe(200)
  expect(expToNext(thresholds, 50_000, 10)).toBe(0)
})

test('a member whose experience was taken back still sees what the next level costs', () => {
  expect(expToNext(thresholds, 250, 3)).toBe(450)
})

test('levels are shown from f/22 to f/0.95', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(fStopOf)).toEqual([22, 16, 11, 8, 5.6, 4, 2.8, 2, 1.4, 0.95])
  expect(fStopOf(0)).toBe(22)
  expect(fStopOf(99)).toBe(0.95)
})

test('level 7 may follow 5,000', () => {
  expect(followLimit(6)).toBe(2000)
  expect(followLimit(7)).toBe(5000)
})

test('tasks pay 15 % more from level 5 on, rounded down', () => {
  expect([taskCoins(10, 4), taskCoins(10, 5), taskCoins(5, 10), taskCoins(20, 7)]).toEqual([10, 11, 5, 23])
})
