import { expect, test } from 'vitest'
import { bannerTarget } from './banner-address.ts'

test.each([
  ['/post/photo?sort=hot', 'page'],
  ['https://shop.chenguang.example/', 'window'],
  ['//shop.chenguang.example/', null],
  [String.raw`/\shop.chenguang.example/`, null],
  ['http://shop.chenguang.example/', null],
  ['javascript:alert(1)', null],
  ['', null],
])('%s opens in: %s', (link, target) => {
  expect(bannerTarget(link)).toBe(target)
})
