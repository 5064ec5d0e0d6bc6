import { phone } from '@guangquan/contract/account/identity.shapes'
import { expect, test } from 'vitest'
import { formatPhone, maskPhone } from './format-phone.ts'

test('a phone number is grouped when typed or pasted', () => {
  expect(formatPhone('')).toBe('')
  expect(formatPhone('138')).toBe('138')
  expect(formatPhone('1380')).toBe('138 0')
  expect(formatPhone('13800132')).toBe('138 0013 2')
  for (const written of [
    '13800132048',
    '+86 138-0013-2048',
    '+8613800132048',
    '008613800132048',
    '8613800132048',
    '86 138 0013 2048',
    '(+86) 138.0013.2048',
    '１３８００１３２０４８',
    '\u202d138 0013 2048\u202c',
  ]) {
    expect(formatPhone(written), written).toBe('138 0013 2048')
  }
  expect(maskPhone('13800132048')).toBe('138****2048')
})

test('the country may be typed before the number', () => {
  for (const written of ['+', '+8', '+86', '0086']) expect(formatPhone(written)).toBe(written)
  expect(formatPhone('+861')).toBe('1')
  expect(formatPhone('00861')).toBe('1')
})

// Input, how it is formatted, and its error message.
const refused = [
  ['+1 380 013 20481', '+1 380 013 20481', '暂不支持该地区号码'],
  ['+1 415 555 2671', '+1 415 555 2671', '暂不支持该地区号码'],
  ['+85291234567', '+85291234567', '暂不支持该地区号码'],
  ['0013800132048', '0013800132048', '暂不支持该地区号码'],
  ['00852 9123 4567', '00852 9123 4567', '暂不支持该地区号码'],
  ['＋１３８００１３２０４８', '+13800132048', '暂不支持该地区号码'],
  ['138001320481', '138001320481', '手机号是 11 位数字'],
  ['138 0013 2048 9', '138 0013 2048 9', '手机号是 11 位数字'],
  ['+86 138 0013 20481', '+86 138 0013 20481', '手机号是 11 位数字'],
  ['86138001320481', '86138001320481', '手机号是 11 位数字'],
  ['13800132048 13900132048', '13800132048 13900132048', '手机号是 11 位数字'],
  ['1380013204 转 8', '1380013204 转 8', '手机号是 11 位数字'],
  ['abc', 'abc', '手机号是 11 位数字'],
] as const

test.each(refused)('%s is not a mainland number and is not turned into one', (typed, shown, sentence) => {
  expect(formatPhone(typed)).toBe(shown)
  // Also on blur, which formats it again.
  expect(formatPhone(formatPhone(typed))).toBe(shown)
  const judged = phone.safeParse(shown)
  expect(judged.error?.issues[0]?.message).toBe(sentence)
})
