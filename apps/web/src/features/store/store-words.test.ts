import { expect, test } from 'vitest'
import { addressText, distanceText, mapHref, writeStoreFilter } from './store-words.ts'

test.each([
  [0, '100 米内'],
  [99, '100 米内'],
  [100, '100 米'],
  [823, '820 米'],
  [994, '990 米'],
  [995, '1.0 公里'],
  [3217, '3.2 公里'],
  [99_949, '99.9 公里'],
  [99_951, '100 公里'],
  [1_234_567, '1235 公里'],
])('%d metres are %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})

test('an address names a city once that is its own province', () => {
  const place = { province: '上海市', city: '上海市', county: '黄浦区', detail: '马当路 245 号' }
  expect(addressText(place)).toBe('上海市黄浦区马当路 245 号')
})

test('the map is opened at both coordinates, or not at all', () => {
  expect(mapHref({ name: '门店 & 画廊', lng: 121.4745, lat: 31.2206 })).toBe(
    'https://uri.amap.com/marker?position=121.4745,31.2206&name=%E9%97%A8%E5%BA%97%20%26%20%E7%94%BB%E5%BB%8A&coordinate=gaode',
  )
  expect(mapHref({ name: '门店', lng: null, lat: null })).toBeNull()
})

test('a filter is written without what the page begins with', () => {
  expect(writeStoreFilter({ t: 1 })).toBe('')
  expect(writeStoreFilter({ t: 3, areaCode: '310000' })).toBe('t=3&area=310000')
})
