import { createHash, createHmac } from 'node:crypto'
import type { Env } from '../env.ts'

/** The installation's secret and, during a rotation, the previous one. `Env` implements it. */
export type Keys = Pick<Env, 'secretKey'> & Partial<Pick<Env, 'previousSecretKey'>>

export interface DerivedKey {
  key: Buffer
  /** Four bytes that identify a key, stored beside its output, so that a rotation finds old values. */
  id: Buffer
}

export const keyIdBytes = 4

/** The current key for a purpose, derived from the installation's secret, so that no two purposes share a key. */
export function deriveKey(keys: Keys, purpose: string): DerivedKey {
  return derive(keys.secretKey, purpose)
}

/** The keys to read with: the current one, then the previous one while `SECRET_KEY_PREVIOUS` is set. */
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
