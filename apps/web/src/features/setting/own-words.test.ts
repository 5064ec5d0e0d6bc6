import { expect, test } from 'vitest'
import { birthdayText, dayText, levelText, sexText, spacedPhone } from './own-words.ts'

test('what a member has set is named in words; an unknown value is not invented', () => {
  expect([sexText(1), sexText(2), sexText(0), sexText(9)]).toEqual(['男', '女', '保密', '保密'])
  expect([levelText(3), levelText(9)]).toEqual(['进阶发烧友', ''])
})

test('days are written without their time', () => {
  expect(birthdayText('1988-06-12')).toBe('1988 年 6 月 12 日')
  expect(dayText('2024-11-18 23:59:59')).toBe('2024 年 11 月 18 日')
})

test('a masked phone is grouped; anything else stays as it is', () => {
  expect(spacedPhone('138****2048')).toBe('138 **** 2048')
  expect(spacedPhone('n***@example.com')).toBe('n***@example.com')
})
