import { createHash } from 'node:crypto'
import type pg from 'pg'

const names = new Map<string, string>()

/** How often texts without a name were sent. */
const uses = new Map<string, number>()
/** Max texts that are counted at a time. */
const maxCounted = 1000
/** From this number of uses on, a statement is worth preparing. */
const minUses = 3
/** Max of them that one connection keeps prepared: each costs PostgreSQL some tens of kilobytes. */
const maxRepeated = 300
let repeated = 0
let lastNumber = 0

/**
 * Makes every connection prepare this statement under a name, so that PostgreSQL parses and plans it once. For the few
 * statements that nearly every request uses.
 * @throws when the name is in use for another text
 */
export function nameStatement(name: string, text: string): void {
  const shortName = shorten(name)
  for (const [otherText, otherName] of names) {
    if (otherName === shortName && otherText !== text) throw new Error(`two statements are named ${name}`)
  }
  names.set(text, shortName)
}

/** PostgreSQL truncates longer names, so that two of them could become one. */
const maxName = 63

function shorten(name: string): string {
  if (name.length <= maxName) return name
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 16)
  return `${name.slice(0, maxName - hash.length - 1)}.${hash}`
}

/**
 * Counts a statement and names it once it repeats. Only for statements whose best plan does not depend on their values,
 * such as those of writes, which find rows by their keys.
 */
export function nameRepeated(text: string): void {
  if (names.has(text) || repeated >= maxRepeated || !keepsItsColumns(text)) return
  const count = (uses.get(text) ?? 0) + 1
  if (count >= minUses) {
    uses.delete(text)
    repeated += 1
    lastNumber += 1
    names.set(text, `repeated.${lastNumber}`)
    return
  }
  if (uses.size >= maxCounted) uses.clear()
  uses.set(text, count)
}

// PostgreSQL permanently refuses a prepared `select *` once a migration adds a column.
function keepsItsColumns(text: string): boolean {
  return !text.replaceAll('count(*)', '').includes('*')
}

/** The name of a statement that has one. */
export const nameOf = (text: string): string | undefined => names.get(text)

/** Forgets all names, for tests. Open connections keep the statements they have prepared. */
export function forgetNames(): void {
  names.clear()
  uses.clear()
  repeated = 0
}

type Callback = (error: Error | null | undefined, result: unknown) => void

/**
 * Sends named statements of a new connection as prepared ones. Kysely passes plain text to its driver, so the name is
 * added at the driver. A statement's promise is created here too: one created by pg 8.23 retains its rows, and the
 * request that waits for them, until old objects are collected (docs/decisions/0400-garbage-of-requests.md).
 */
export function sendNamed(client: pg.PoolClient): void {
  const plain: unknown = Reflect.get(client, 'query')
  if (typeof plain !== 'function') throw new Error('a connection without query')
  Object.defineProperty(client, 'query', {
    configurable: true,
    value: (first: unknown, ...rest: unknown[]): unknown => {
      const name = typeof first === 'string' ? names.get(first) : undefined
      const query = name === undefined ? first : { name, text: first }
      // A query object brings its own callback.
      if (typeof first !== 'string' || typeof rest.at(-1) === 'function') {
        return Reflect.apply(plain, client, [query, ...rest])
      }
      return promised((callback) => void Reflect.apply(plain, client, [query, rest[0], callback]))
    },
  })
}

async function promised(send: (callback: Callback) => void): Promise<unknown> {
  try {
    return await new Promise((resolve, reject) => {
      send((error, result) => (error === null || error === undefined ? resolve(result) : reject(error)))
    })
  } catch (error) {
    // As pg does, so that the stack leads to the caller and not to the socket.
    if (error instanceof Error) Error.captureStackTrace(error)
    throw error
  }
}
