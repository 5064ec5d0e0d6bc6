import { expect, test } from 'vitest'
import { audienceText, dayText, figureOf, kindTabOf, stockText } from './goods-words.ts'

test.each([
  ['5 折 直营店相机清洁保养', { figure: '5', unit: '折', rest: '直营店相机清洁保养' }],
  ['100元 满 1,000 可用', { figure: '100', unit: '元', rest: '满 1,000 可用' }],
  ['+3 票 当期影赛投票次数', { figure: '+3', unit: '票', rest: '当期影赛投票次数' }],
  ['直营店相机清洁保养', null],
  ['6 寸', null],
])('the figure of %s', (summary, figure) => {
  expect(figureOf(summary)).toEqual(figure)
})

test('what is left and who may have it', () => {
  expect(stockText({ stock: 0, limitMonth: null })).toBe('已兑完')
  expect(stockText({ stock: 1200, limitMonth: 2 })).toBe('库存 1,200')
  expect(stockText({ stock: null, limitMonth: 2 })).toBe('每月 2 份')
  expect(stockText({ stock: null, limitMonth: null })).toBe('不限')
  expect(audienceText({ minLevel: 1, ownersOnly: false })).toBe('所有影友')
  expect(audienceText({ minLevel: 6, ownersOnly: true })).toMatch(/^机主，f\/.* 起$/)
  expect(kindTabOf('9')).toBe('all')
  expect(kindTabOf('2')).toBe('2')
  expect(dayText('2026-02-03 04:05:06')).toBe('2026 年 2 月 3 日')
})
