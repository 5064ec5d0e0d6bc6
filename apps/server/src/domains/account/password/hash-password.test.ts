import { randomBytes } from 'node:crypto'
import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { deriveKeys } from '../../../crypto/derive-key.ts'
import { Failure } from '../../../fail.ts'
import { hashPassword, isOutdated, verifyPassword } from './hash-password.ts'
import { isCommonPassword } from './is-common-password.ts'

const env = { secretKey: randomBytes(32) }
const peppers = deriveKeys(env, 'password-pepper')

test('a password is recognised exactly as it was written', async () => {
  const stored = await hashPassword(env, ' 等雾散  的早晨🙂')
  expect(await verifyPassword(peppers, stored, ' 等雾散  的早晨🙂')).toBe(true)
  expect(await verifyPassword(peppers, stored, '等雾散  的早晨🙂')).toBe(false)
})

test('a stolen hash is useless without the installation’s pepper', async () => {
  const stored = await hashPassword(env, 'correct horse')
  expect(
    await verifyPassword(
      deriveKeys({ secretKey: randomBytes(32) }, 'password-pepper'),
      stored,
      'correct horse',
    ),
  ).toBe(false)
})

test('the password of an unknown account is always wrong', async () => {
  expect(await verifyPassword(peppers, null, 'nobody has this password')).toBe(false)
  expect(await verifyPassword(peppers, '', 'anything at all')).toBe(false)
})

test('a hash with lower cost needs rehashing', async () => {
  expect(isOutdated(env, await hashPassword(env, 'correct horse'))).toBe(false)
  const cheap = await hash('correct horse', { memoryCost: 4096, timeCost: 1 })
  const keyId = peppers[0]?.id.toString('hex') ?? ''
  expect(isOutdated(env, `${keyId}${cheap}`)).toBe(true)
})

test('a hash with the previous pepper is accepted and needs rehashing', async () => {
  const stored = await hashPassword(env, 'correct horse')
  const later = { secretKey: randomBytes(32), previousSecretKey: env.secretKey }
  expect(await verifyPassword(deriveKeys(later, 'password-pepper'), stored, 'correct horse')).toBe(true)
  expect(await verifyPassword(deriveKeys(later, 'password-pepper'), stored, 'wrong horse')).toBe(false)
  expect(isOutdated(later, stored)).toBe(true)
})

test('of 100 concurrent sign-ins 54 are processed and the rest are refused', async () => {
  const stored = await hashPassword(env, 'correct horse')
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, () => verifyPassword(peppers, stored, 'correct horse')),
  )
  const refused = results.filter((result) => result.status === 'rejected')
  expect(results.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(54)
  expect(refused.every(({ reason }) => reason instanceof Failure && reason.errorName === 'Crowded')).toBe(
    true,
  )
  expect(await verifyPassword(peppers, stored, 'correct horse')).toBe(true)
})

test('the list of common passwords contains 10,000 of 8 characters and more', () => {
  expect(['password', '12345678', 'iloveyou', 'q1w2e3r4'].every(isCommonPassword)).toBe(true)
  expect(isCommonPassword('等雾散的那个早晨')).toBe(false)
  expect(isCommonPassword('')).toBe(false)
})
