import { expect, test } from 'vitest'
import { addressFilter } from './address-filter.ts'

test.each([
  ['203.0.113.7', true],
  ['::ffff:203.0.113.7', true],
  ['198.51.100.200', true],
  ['198.51.101.1', false],
  ['2001:db8:1:2::/64', true],
  ['2001:db8:1:3::/64', false],
])('%s is in the ranges: %s', (address, isIn) => {
  expect(addressFilter('203.0.113.7, 198.51.100.0/24,2001:db8:1:2::/64')(address)).toBe(isIn)
  expect(addressFilter('')(address)).toBe(false)
})
