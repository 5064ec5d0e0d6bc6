import { hashPassword } from '../domains/account/index.ts'
import type { Env } from '../env.ts'

const hashes = new WeakMap<Env, Map<string, Promise<string>>>()

/** The hash of a password, computed once per node under test: hashing takes longer than the rest of an account. */
export function hashOnce(env: Env, password: string): Promise<string> {
  const known = hashes.get(env) ?? new Map<string, Promise<string>>()
  hashes.set(env, known)
  const hash = known.get(password) ?? hashPassword(env, password)
  known.set(password, hash)
  return hash
}
