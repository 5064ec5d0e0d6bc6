import { abroadAreaCode, type Area } from '@guangquan/contract/shapes/area'
import { expect, test } from 'vitest'
import { areasOf, areaText, isWholeArea } from './area-names.ts'

const area = (code: string, name: string, children: Area[] = []): Area => ({ code, name, children })
const areas = [
  area('330000', '浙江省', [area('330100', '杭州市', [area('330106', '西湖区')])]),
  area('310000', '上海市', [area('310100', '上海市', [area('310101', '黄浦区')])]),
]

test.each([
  [['330000', '330100', '330106'], '浙江省 杭州市 西湖区', true],
  [['330000', '330100'], '浙江省 杭州市', false],
  [['310000', '310100', '310101'], '上海市 黄浦区', true],
  [[abroadAreaCode], '其他国家/地区', true],
  [[], '', false],
  [['999999'], '', false],
  [['330000', '310100'], '浙江省', false],
  [['330000', '330100', '330106', '1'], '浙江省 杭州市 西湖区', false],
])('%j: %s, complete: %s', (codes, text, isWhole) => {
  expect(areaText(areas, codes)).toBe(text)
  expect(isWholeArea(areas, codes)).toBe(isWhole)
})

test('areas are found from the province down, as far as the codes are known', () => {
  expect(areasOf(areas, ['330000', '330100', '000000']).map(({ name }) => name)).toEqual(['浙江省', '杭州市'])
})
