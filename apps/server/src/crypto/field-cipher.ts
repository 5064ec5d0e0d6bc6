import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { deriveKey, deriveKeys, keyIdBytes, type DerivedKey, type Keys } from './derive-key.ts'

const ivBytes = 12
const tagBytes = 16

/**
 * Encrypts a field at rest: key id ‖ IV ‖ tag ‖ AES-256-GCM. The owner's id is authenticated, so that a value copied to
 * another owner's row cannot be decrypted.
 * @param purpose kind of field, such as `phone`; each has its own key
 * @param ownerId id of the row or member it belongs to, which never changes
 */
export function encryptField(keys: Keys, purpose: string, ownerId: string, text: string): Buffer {
  const { key, id } = deriveKey(keys, `${purpose}-cipher`)
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(ownerId))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([id, iv, cipher.getAuthTag(), sealed])
}

/** @throws if it was encrypted with an unknown key, or for another owner or purpose, or was modified */
export function decryptField(keys: Keys, purpose: string, ownerId: string, sealed: Buffer): string {
  const made = deriveKeys(keys, `${purpose}-cipher`).find(({ id }) => id.equals(keyIdIn(sealed)))
  if (made === undefined) throw new Error(`${purpose} encrypted under another key`)
  const iv = sealed.subarray(keyIdBytes, keyIdBytes + ivBytes)
  const tag = sealed.subarray(keyIdBytes + ivBytes, keyIdBytes + ivBytes + tagBytes)
  const decipher = createDecipheriv('aes-256-gcm', made.key, iv).setAAD(Buffer.from(ownerId)).setAuthTag(tag)
  const text = decipher.update(sealed.subarray(keyIdBytes + ivBytes + tagBytes))
  return Buffer.concat([text, decipher.final()]).toString('utf8')
}

/** Whether a ciphertext was made with the current key. */
export function isCurrentCipher(keys: Keys, purpose: string, sealed: Buffer): boolean {
  return deriveKey(keys, `${purpose}-cipher`).id.equals(keyIdIn(sealed))
}

/** Whether a ciphertext was made with the current or the previous key. */
export function isKnownCipher(keys: Keys, purpose: string, sealed: Buffer): boolean {
  return deriveKeys(keys, `${purpose}-cipher`).some(({ id }) => id.equals(keyIdIn(sealed)))
}

/**
 * Blind index of an encrypted field: key id ‖ HMAC-SHA256. Without the key it cannot be brute-forced. After a rotation
 * it can be recomputed only where the text is also stored encrypted.
 */
export function blindIndex(keys: Keys, purpose: string, text: string): Buffer {
  return indexWith(deriveKey(keys, `${purpose}-index`), text)
}

/**
 * The possible blind indexes of a text: one, or two during a rotation. Look-ups match any of them:
 * `where('phone_index', 'in', blindIndexes(env, 'phone', phone))`.
 */
export function blindIndexes(keys: Keys, purpose: string, text: string): Buffer[] {
  return deriveKeys(keys, `${purpose}-index`).map((key) => indexWith(key, text))
}

/** The blind index of a text with a given key. */
export function indexWith({ key, id }: DerivedKey, text: string): Buffer {
  return Buffer.concat([id, createHmac('sha256', key).update(text).digest()])
}

function keyIdIn(sealed: Buffer): Buffer {
  return sealed.subarray(0, keyIdBytes)
}
