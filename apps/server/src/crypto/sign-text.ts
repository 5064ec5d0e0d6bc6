import { createHmac, timingSafeEqual } from 'node:crypto'
import { deriveKey, deriveKeys, type Keys } from './derive-key.ts'

const signatureBytes = 12

/** A short signature for texts that a client carries for the server: 16 characters. */
export function signText(keys: Keys, purpose: string, text: string): string {
  return signWith(deriveKey(keys, purpose).key, text).toString('base64url')
}

/** Whether a text was signed here, with the current key or the previous one of a rotation. */
export function isSignedText(keys: Keys, purpose: string, text: string, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  return deriveKeys(keys, purpose).some(
    ({ key }) => given.length === signatureBytes && timingSafeEqual(signWith(key, text), given),
  )
}

function signWith(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest().subarray(0, signatureBytes)
}
