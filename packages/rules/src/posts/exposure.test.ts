import { expect, test } from 'vitest'
import { audiencesOf, exposureOf, normaliseAudiences } from './exposure.ts'

test.each([
  [[], []],
  [[1], [1]],
  [
    [2, 1, 2],
    [1, 2],
  ],
  [[3], [1, 2, 3]],
  [
    [2, 3],
    [1, 2, 3],
  ],
] as const)('%j is stored as %j', (given, stored) => {
  expect(normaliseAudiences(given)).toEqual(stored)
  expect(audiencesOf(exposureOf(given))).toEqual(stored)
})
