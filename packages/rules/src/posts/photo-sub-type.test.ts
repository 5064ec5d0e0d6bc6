import { expect, test } from 'vitest'
import { photoSubType } from './photo-sub-type.ts'

test('a grid is nine photographs and asked for; all else goes by the number', () => {
  expect(photoSubType(3, 9)).toBe(3)
  expect([photoSubType(3, 8), photoSubType(3, 10), photoSubType(1, 9), photoSubType(2, 9)]).toEqual([
    2, 2, 2, 2,
  ])
  expect([photoSubType(3, 1), photoSubType(2, 1), photoSubType(1, 1)]).toEqual([1, 1, 1])
})
