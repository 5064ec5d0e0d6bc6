import { expect, test } from 'vitest'
import { areaText, areasOf, isWholeArea } from './area-names.ts'

const west = { code: '330106', name: '西湖区', children: [] }
const hangzhou = { code: '330100', name: '杭州市', children: [west] }
const zhejiang = { code: '330000', name: '浙江省', children: [hangzhou] }
const taiwan = { code: '710000', name: '台湾省', children: [] }
const areas = [zhejiang, taiwan]

test('codes are resolved from the province down, as far as they nest', () => {
  expect(areasOf(areas, ['330000', '330100', '330106'])).toEqual([zhejiang, hangzhou, west])
  expect(areasOf(areas, ['330000', '330106'])).toEqual([zhejiang])
  expect(areasOf(areas, ['999999'])).toEqual([])
})

test('an area is named from the province down, without repeated names', () => {
  expect(areaText(areas, ['330000', '330100', '330106'])).toBe('浙江省 杭州市 西湖区')
  expect(areaText(areas, ['000000'])).toBe('其他国家/地区')
  expect(areaText(areas, [])).toBe('')
})

test('an area is complete when nothing is left to choose below it', () => {
  expect(isWholeArea(areas, ['330000', '330100', '330106'])).toBe(true)
  expect(isWholeArea(areas, ['330000', '330100'])).toBe(false)
  expect(isWholeArea(areas, ['710000'])).toBe(true)
  expect(isWholeArea(areas, ['000000'])).toBe(true)
  expect(isWholeArea(areas, [])).toBe(false)
})
