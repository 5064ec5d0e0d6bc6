import { createHash, createHmac } from 'node:crypto'
import type { Env } from '../../env.ts'

export interface DerivedKey {
  key: Buffer
  /** Four bytes that name the key, kept beside what it made: after a rotation it is known what is old. */
  id: Buffer
}

/** One key per purpose from the installation's secret, so that no two uses share bytes. */
export function deriveKey(env: Pick<Env, 'secretKey'>, purpose: string): DerivedKey {
  const key = createHmac('sha256', env.secretKey).update(`guangquan/${purpose}`).digest()
  return { key, id: createHash('sha256').update(key).digest().subarray(0, 4) }
}
