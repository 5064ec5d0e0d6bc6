import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { blindIndex, blindIndexes, decryptField, encryptField, isCurrentCipher } from './field-cipher.ts'

const env = { secretKey: randomBytes(32) }
const phone = '13800138000'

test('a field can be decrypted only for its owner and purpose', () => {
  const sealed = encryptField(env, 'phone', 'alice', phone)
  expect(decryptField(env, 'phone', 'alice', sealed)).toBe(phone)
  expect(() => decryptField(env, 'phone', 'bob', sealed)).toThrow()
  expect(() => decryptField(env, 'email', 'alice', sealed)).toThrow()
})

test.each(['', '林小满', '🙂', 'x'.repeat(100_000)])('any text comes back as it was', (text) => {
  expect(decryptField(env, 'address', 'alice', encryptField(env, 'address', 'alice', text))).toBe(text)
})

test('a changed byte is noticed, wherever it is', () => {
  const sealed = encryptField(env, 'phone', 'alice', phone)
  for (let place = 0; place < sealed.length; place++) {
    const changed = Buffer.from(sealed)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(() => decryptField(env, 'phone', 'alice', changed)).toThrow()
  }
})

test('a text is encrypted differently each time and found by one index for its purpose', () => {
  expect(encryptField(env, 'phone', 'a', phone).equals(encryptField(env, 'phone', 'a', phone))).toBe(false)
  expect(blindIndex(env, 'phone', phone).equals(blindIndex(env, 'phone', phone))).toBe(true)
  expect(blindIndex(env, 'phone', phone).equals(blindIndex(env, 'phone', '13800138001'))).toBe(false)
  expect(blindIndex(env, 'phone', phone).equals(blindIndex(env, 'club-phone', phone))).toBe(false)
})

test('during a key rotation both keys decrypt and the new one encrypts', () => {
  const later = { secretKey: randomBytes(32), previousSecretKey: env.secretKey }
  const old = encryptField(env, 'phone', 'alice', phone)
  expect(decryptField(later, 'phone', 'alice', old)).toBe(phone)
  expect(isCurrentCipher(later, 'phone', old)).toBe(false)
  const fresh = encryptField(later, 'phone', 'alice', phone)
  expect(isCurrentCipher(later, 'phone', fresh)).toBe(true)
  expect(() => decryptField(env, 'phone', 'alice', fresh)).toThrow('another key')
  expect(blindIndexes(later, 'phone', phone)).toEqual([
    blindIndex(later, 'phone', phone),
    blindIndex(env, 'phone', phone),
  ])
})

test('after the old key is removed, the error names it', () => {
  const sealed = encryptField(env, 'phone', 'alice', phone)
  expect(() => decryptField({ secretKey: randomBytes(32) }, 'phone', 'alice', sealed)).toThrow('another key')
})
