import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Env } from '../../env.ts'
import { deriveKey } from './derive-key.ts'

type Keys = Pick<Env, 'secretKey'>

const idBytes = 4
const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a phone number at rest: key id ‖ IV ‖ tag ‖ AES-256-GCM. The member's id is authenticated with it,
 * so that a row copied to another member does not open.
 */
export function encryptPhone(env: Keys, memberId: string, phone: string): Buffer {
  const { key, id } = deriveKey(env, 'phone-cipher')
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(memberId))
  const sealed = Buffer.concat([cipher.update(phone, 'utf8'), cipher.final()])
  return Buffer.concat([id, iv, cipher.getAuthTag(), sealed])
}

/** @throws when the number was encrypted under another key, for another member, or was changed */
export function decryptPhone(env: Keys, memberId: string, sealed: Buffer): string {
  const { key, id } = deriveKey(env, 'phone-cipher')
  if (!sealed.subarray(0, idBytes).equals(id)) throw new Error('phone encrypted under another key')
  const iv = sealed.subarray(idBytes, idBytes + ivBytes)
  const tag = sealed.subarray(idBytes + ivBytes, idBytes + ivBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(memberId)).setAuthTag(tag)
  const text = decipher.update(sealed.subarray(idBytes + ivBytes + tagBytes))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

/** What a phone number is found by: key id ‖ HMAC-SHA256. Without the key nobody can try all numbers against it. */
export function phoneIndex(env: Keys, phone: string): Buffer {
  const { key, id } = deriveKey(env, 'phone-index')
  return Buffer.concat([id, createHmac('sha256', key).update(phone).digest()])
}
