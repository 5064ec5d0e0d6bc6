import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { decryptPhone, encryptPhone, phoneIndex } from './phone-cipher.ts'

const env = { secretKey: randomBytes(32) }
const phone = '13800138000'

test('a phone is read back by its own member only', () => {
  const sealed = encryptPhone(env, 'alice', phone)
  expect(decryptPhone(env, 'alice', sealed)).toBe(phone)
  expect(() => decryptPhone(env, 'bob', sealed)).toThrow()
})

test('a changed byte is noticed', () => {
  const sealed = encryptPhone(env, 'alice', phone)
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => decryptPhone(env, 'alice', sealed)).toThrow()
})

test('one phone is sealed differently each time and found by one index', () => {
  expect(encryptPhone(env, 'alice', phone).equals(encryptPhone(env, 'alice', phone))).toBe(false)
  expect(phoneIndex(env, phone).equals(phoneIndex(env, phone))).toBe(true)
  expect(phoneIndex(env, phone).equals(phoneIndex(env, '13800138001'))).toBe(false)
})

test('after the secret was changed the old key is named as the reason', () => {
  const sealed = encryptPhone(env, 'alice', phone)
  const later = { secretKey: randomBytes(32) }
  expect(() => decryptPhone(later, 'alice', sealed)).toThrow('another key')
  expect(phoneIndex(later, phone).subarray(0, 4).equals(phoneIndex(env, phone).subarray(0, 4))).toBe(false)
})
