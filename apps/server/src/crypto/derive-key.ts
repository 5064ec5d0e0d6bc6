import { createHash, createHmac } from 'node:crypto'
import type { Env } from '../env.ts'

/** The installation's secret, and while it is being changed the one before. `Env` is one. */
export type Keys = Pick<Env, 'secretKey'> & Partial<Pick<Env, 'previousSecretKey'>>

export interface DerivedKey {
  key: Buffer
  /** Four bytes that name the key, kept beside what it made: after a rotation it is known what is old. */
  id: Buffer
}

export const keyIdBytes = 4

/** The key that makes new things: one per purpose from the installation's secret, so that no two uses share bytes. */
export function deriveKey(keys: Keys, purpose: string): DerivedKey {
  return derive(keys.secretKey, purpose)
}

/** The keys that are read with: today's first, then the one before while `SECRET_KEY_PREVIOUS` is set. */
export function deriveKeys(keys: Keys, purpose: string): DerivedKey[] {
  const secrets = [keys.secretKey, ...(keys.previousSecretKey == null ? [] : [keys.previousSecretKey])]
  return secrets.map((secret) => derive(secret, purpose))
}

function derive(secret: Buffer, purpose: string): DerivedKey {
  const key = createHmac('sha256', secret).update(`guangquan/${purpose}`).digest()
  return { key, id: keyIdOf(key) }
}

export function keyIdOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, keyIdBytes)
}
