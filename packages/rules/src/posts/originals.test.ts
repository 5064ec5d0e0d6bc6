import { expect, test } from 'vitest'
import { largestPhotoMB, originalsQuota } from './originals.ts'

const gib = 1024 ** 3

test.each([
  [1, 5, 50],
  [3, 5, 50],
  [4, 20, 50],
  [6, 20, 50],
  [7, 50, 80],
  [10, 50, 80],
])('Lv.%i keeps %i GB of originals of at most %i MB, and 10 GB more as an owner', (level, space, photo) => {
  expect(originalsQuota(level, false)).toBe(space * gib)
  expect(originalsQuota(level, true)).toBe((space + 10) * gib)
  expect(largestPhotoMB(level)).toBe(photo)
})
