import { expect, test } from 'vitest'
import { regionOf } from './region-of.ts'

test.each([
  ['218.4.167.70', '江苏'],
  ['202.96.209.133', '上海'],
  ['202.96.128.86', '广东'],
  ['220.160.52.1', '福建'],
  ['203.80.96.10', '中国香港'],
  ['168.95.1.1', '中国台湾'],
  ['8.8.8.8', '美国'],
])('%s is in %s', (ip, region) => {
  expect(regionOf(ip)).toBe(region)
})

test.each([
  '0.0.0.0',
  '255.255.255.255',
  '127.0.0.1',
  '10.1.2.3',
  '192.168.1.1',
  '2001:db8:1:2::/64',
  '',
  'nonsense',
  '256.1.1.1',
])('%s has no region', (ip) => {
  expect(regionOf(ip)).toBe('')
})
