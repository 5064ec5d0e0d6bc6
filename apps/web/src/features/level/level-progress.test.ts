import { expect, test } from 'vitest'
import { progressOf } from './level-progress.ts'

const thresholds = [0, 100, 300, 700, 1500, 3000, 6000, 12_000, 24_000, 48_000]

test.each([
  [0, 1, { share: 0, reached: 0, needed: 100 }],
  [200, 2, { share: 0.5, reached: 100, needed: 200 }],
  [250, 3, { share: 0, reached: 0, needed: 400 }],
  [50_000, 10, { share: 1, reached: 50_000, needed: null }],
])('%d experience at level %d', (exp, level, progress) => {
  expect(progressOf(thresholds, exp, level)).toEqual(progress)
})
