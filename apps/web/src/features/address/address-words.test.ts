import { expect, test } from 'vitest'
import { groupedPhone, placeText, tagText } from './address-words.ts'

const address = {
  id: '018df74f-8400-7c35-bee3-501cf490656d',
  receiver: '江南',
  phone: '139****0099',
  areaCodes: ['330000', '330100', '330106'],
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  detail: '文三路 88 号',
  postcode: '',
  tag: 1,
  isDefault: true,
}

test('an area is named from the province down, without repeated names', () => {
  expect(placeText(address)).toBe('浙江省 杭州市 西湖区')
  expect(placeText({ ...address, province: '台湾省', city: '台湾省', county: '台湾省' })).toBe('台湾省')
  expect(placeText({ ...address, province: '', city: '', county: '' })).toBe('')
})

test('a phone number is grouped, masked or not', () => {
  expect(groupedPhone('139****0099')).toBe('139 **** 0099')
  expect(groupedPhone('13900130099')).toBe('139 0013 0099')
})

test('an address has the label of its tag, or none', () => {
  expect([0, 1, 2, 3].map(tagText)).toEqual(['', '家', '公司', '学校'])
})
