import { SysBaseInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addressArea, areaExists, areaText } from './area-text.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const read = (version?: string) =>
  callAs(node, null, SysBaseInfo.GetAreaJsonData, version === undefined ? {} : { version })

test('the list contains 34 provinces with nested codes, none twice', async () => {
  const { areas, version } = await read()
  expect(version).toBe('2024-12-31')
  const provinces = areas ?? []
  const cities = provinces.flatMap((province) => province.children)
  const districts = cities.flatMap((city) => city.children)
  expect([provinces.length, cities.length, districts.length]).toEqual([34, 342, 2849])
  const all = [...provinces, ...cities, ...districts]
  expect(new Set(all.map((area) => area.code)).size).toBe(all.length)
  for (const province of provinces) {
    expect(province.code).toMatch(/^\d\d0000$/)
    for (const city of province.children) {
      expect([city.code.slice(0, 2), city.code.slice(4)]).toEqual([province.code.slice(0, 2), '00'])
      for (const district of city.children) expect(district.code.slice(0, 4)).toBe(city.code.slice(0, 4))
    }
  }
  // Cities without districts in the ministry's list have no districts here.
  expect(cities.filter((city) => city.children.length === 0).map((city) => city.name)).toEqual([
    '东莞市',
    '中山市',
    '儋州市',
    '嘉峪关市',
  ])
  expect(provinces.slice(-3).map((one) => one.code)).toEqual(['710000', '810000', '820000'])
  // The two counties founded last, in 2024.
  expect(districts.filter(({ code }) => code === '653228' || code === '653229')).toHaveLength(2)
})

test('a client with the current list does not get it again', async () => {
  const { version } = await read()
  expect(await read(version)).toEqual({ version, areas: null })
  expect((await read('2023-12-31')).areas).toHaveLength(34)
})

test.each<[string[], boolean, string]>([
  [[], true, ''],
  [['330000'], true, '浙江省'],
  [['330000', '330100', '330106'], true, '浙江省 杭州市'],
  [['310000', '310100', '310101'], true, '上海市'],
  [['500000', '500200', '500229'], true, '重庆市 城口县'],
  [['420000', '429000', '429004'], true, '湖北省 仙桃市'],
  [['650000', '659000', '659012'], true, '新疆维吾尔自治区 白杨市'],
  [['710000'], true, '台湾省'],
  [['000000'], true, '其他国家/地区'],
  [['000000', '330100'], false, ''],
  [['330000', '320100'], false, ''],
  [['330100'], false, ''],
  [['330000', '330106'], false, ''],
  [['990000'], false, ''],
])('codes %j: in the list %s, shown as %s', (codes, exists, text) => {
  expect([areaExists(codes), areaText(codes)]).toEqual([exists, text])
})

test('an address reaches the lowest level and repeats the code above where there is none', () => {
  expect(addressArea(['330000', '330100', '330106'])).toEqual({
    province: '浙江省',
    city: '杭州市',
    county: '西湖区',
  })
  expect(addressArea(['440000', '441900', '441900'])).toEqual({
    province: '广东省',
    city: '东莞市',
    county: '',
  })
  expect(addressArea(['810000', '810000', '810000'])?.province).toBe('香港特别行政区')
  for (const codes of [
    ['330000', '330100', '330100'],
    ['330000', '330000', '330000'],
    ['330000', '330100'],
    ['000000', '000000', '000000'],
    ['330000', '440100', '330106'],
    [],
  ]) {
    expect(addressArea(codes)).toBeNull()
  }
})
