import { expect, test } from 'vitest'
import { gearConditions, widenRanges } from './gear-conditions.ts'
import { formatGearQuery, parseGearQuery } from './gear-query.ts'

test('each condition is told apart from the words and the others', () => {
  const query = parseGearQuery('夜景 相机:"X100 V" f1.4-2 iso>=3200')
  const found = gearConditions(query).map(({ name, text, without }) => [name, text, formatGearQuery(without)])
  expect(found).toEqual([
    ['camera', '相机:"X100 V"', '夜景 光圈:1.4-2 ISO:>=3200'],
    ['f', '光圈:1.4-2', '夜景 相机:"X100 V" ISO:>=3200'],
    ['iso', 'ISO:>=3200', '夜景 相机:"X100 V" 光圈:1.4-2'],
  ])
  expect(gearConditions(parseGearQuery('夜景'))).toEqual([])
})

test.each([
  ['夜景 光圈:2', 1, '夜景 光圈:1.4-2.8'],
  ['光圈:<=2', 2, '光圈:<=4'],
  ['焦距:50-85', 1, '焦距:40-106.3'],
  ['ISO:>=6400', 1, 'ISO:>=3200'],
  ['快门:1/250', 1, '快门:1/510-1/123'],
  ['光圈:64', 3, '光圈:22.6-64'],
])('%s, %i stops wider, is %s', (text, stops, wider) => {
  const query = widenRanges(parseGearQuery(text), stops)
  expect(query && formatGearQuery(query)).toBe(wider)
})

test('words and names have nothing to widen', () => {
  expect(widenRanges(parseGearQuery('夜景 相机:X100V'), 1)).toBeNull()
})
