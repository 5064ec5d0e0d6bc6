import { hash, parseOptions, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'
import { failCrowded } from '../../../fail.ts'
import { deriveKey, keyIdBytes, type DerivedKey, type Keys } from '../../../crypto/derive-key.ts'

// Argon2id is the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

const longestQueue = 50
const limit = pLimit(4)

/**
 * Hashing takes 8 ms of a core and 19 MiB: at most four at once and fifty queued, so that a flood of sign-ins cannot
 * overload the program.
 * @throws Crowded when the queue is full
 */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= longestQueue) failCrowded()
  return limit(work)
}

/** Argon2id with the installation's pepper; begins with the pepper's key id. */
export async function hashPassword(keys: Keys, password: string): Promise<string> {
  const { key, id } = deriveKey(keys, 'password-pepper')
  const made = await inTurn(() => hash(password, { ...cost, secret: key }))
  return `${id.toString('hex')}${made}`
}

let dummy: Promise<string> | null = null

/**
 * Verifies a password against a stored hash. Without one it verifies a dummy, so that an unknown account takes as long
 * as a known one.
 * @param peppers every pepper that may have been used, the current one first
 */
export async function verifyPassword(
  peppers: readonly DerivedKey[],
  stored: string | null,
  password: string,
): Promise<boolean> {
  dummy ??= hash('nobody has this password', cost)
  const nobody = await dummy
  const pepper = peppers.find(({ id }) => stored?.startsWith(id.toString('hex')) === true)
  const known = stored !== null && pepper !== undefined
  const secret = (pepper ?? peppers[0])?.key ?? Buffer.alloc(0)
  const right = await inTurn(() =>
    verify(known ? stored.slice(keyIdBytes * 2) : nobody, password, { secret }),
  )
  return known && right
}

/** Whether a stored hash uses outdated parameters or an older pepper and should be renewed at sign-in. */
export function isOutdated(keys: Keys, stored: string): boolean {
  if (!stored.startsWith(deriveKey(keys, 'password-pepper').id.toString('hex'))) return true
  const used = parseOptions(stored.slice(stored.indexOf('$')))
  return used.memoryCost !== cost.memoryCost || used.timeCost !== cost.timeCost
}
