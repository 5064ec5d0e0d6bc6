import { expect, test } from 'vitest'
import { containsNickName, passwordError } from './password-error.ts'

const owner = { phone: '13800132048', email: 'fengzheng@example.com', nickName: '林小满' }

test.each([
  ['my13800132048!', '密码里不要有手机号'],
  ['me fengzheng 3', '密码里不要有邮箱'],
  ['我是林小满 2026', '密码里不要有昵称'],
  ['12345678', '这个密码太常见，换一个更难猜的'],
  ['ILoveYou1', '这个密码太常见，换一个更难猜的'],
  ['雾里看山 七重', null],
])('%s: %s', (password, sentence) => {
  expect(passwordError(password, owner, (lowerCased) => lowerCased === 'iloveyou1')).toBe(sentence)
})

test('a nickname is found in a password chosen earlier', () => {
  expect(containsNickName('我是林小满 2026', '林小满')).toBe(true)
  expect(containsNickName('我是林小滿 2026', '林小满')).toBe(true)
  expect(containsNickName('雾里看山 七重', '林小满')).toBe(false)
  // Other password errors do not concern the name.
  expect(containsNickName('12345678', '林小满')).toBe(false)
})
