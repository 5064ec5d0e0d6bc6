import { expect, test } from 'vitest'
import { readNumber, readShutter, shutterText } from './photo-choices.ts'

test('exposure times are parsed in every usual form', () => {
  expect(['1/250', '1/250s', ' 1/4 ', '0.5', '2.5s', '30"', '120 秒'].map(readShutter)).toEqual([
    0.004, 0.004, 0.25, 0.5, 2.5, 30, 120,
  ])
  expect(['', 'B', '1/0', '0', '1/', '1/90000', '99999999', '1/250/2'].map(readShutter)).toEqual(
    Array.from({ length: 8 }, () => null),
  )
  expect([0.004, 0.5, 2.5, 120].map(shutterText)).toEqual(['1/250', '0.5', '2.5', '120'])
})

test('numbers are parsed with their units', () => {
  expect(readNumber('f/1.4', 0.5, 64)).toBe(1.4)
  expect(readNumber('F2', 0.5, 64)).toBe(2)
  expect(readNumber('50mm', 1, 3000)).toBe(50)
  expect(readNumber('ISO 400', 1, 4e6)).toBe(400)
  expect(readNumber('−0.7 EV', -20, 20)).toBe(-0.7)
  expect(['', 'abc', '0.1', '65'].map((text) => readNumber(text, 0.5, 64))).toEqual([null, null, null, null])
})
