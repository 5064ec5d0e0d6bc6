import { expect, test } from 'vitest'
import { passwordStrength, refusePassword } from './password.ts'

const owner = { phone: '13800138000', nickName: '林小满' }
const lists = {
  isCommon: (password: string) => password === 'password1',
  brandWords: ['澄光', 'CHENGUANG'],
}

test.each([
  ['Password1', 'common'],
  ['12345678', 'common'],
  ['98765432', 'common'],
  ['zzzzzzzzzz', 'common'],
  ['abababab', 'common'],
  ['my13800138000x', 'containsPhone'],
  ['我是林小满2026', 'containsNickName'],
  ['我是林小滿2026', 'containsNickName'],
  ['Chenguang1', 'containsBrand'],
])('%s is refused: %s', (password, refusal) => {
  expect(refusePassword(password, owner, lists)).toBe(refusal)
})

test.each([
  'correct horse battery',
  '等雾散的那个早晨',
  'Chenguang took my dog',
  '   spaces count   ',
  'p@ss🙂word-no',
])('%s is taken', (password) => {
  expect(refusePassword(password, owner, lists)).toBeNull()
})

test('a name of one or two characters does not forbid every password that holds them', () => {
  expect(refusePassword('ab-cdefgh-xyz', { ...owner, nickName: 'ab' }, lists)).toBeNull()
})

test.each([
  ['abc', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['qwertzui', 'weak'],
  ['qwertzuiop', 'fair'],
  ['Aa1!bcde', 'fair'],
  ['Aa1!bcdefgh', 'strong'],
  ['correct horse battery', 'strong'],
])('%s shows as %s', (password, strength) => {
  const isRefused = refusePassword(password, owner, lists) !== null
  expect(passwordStrength(password, isRefused)).toBe(strength)
})

test('a refused password shows as weak, however long and varied it is', () => {
  const password = 'My13800138000!x'
  expect(refusePassword(password, owner, lists)).toBe('containsPhone')
  expect(passwordStrength(password, false)).toBe('strong')
  expect(passwordStrength(password, true)).toBe('weak')
})
