import type pg from 'pg'

const names = new Map<string, string>()

/**
 * Makes every connection prepare this statement under a name, so that PostgreSQL parses and plans it once. For the few
 * statements of nearly every request.
 * @throws when the name is in use for another text
 */
export function nameStatement(name: string, text: string): void {
  for (const [otherText, otherName] of names) {
    if (otherName === name && otherText !== text) throw new Error(`two statements are named ${name}`)
  }
  names.set(text, name)
}

/** Forgets all names, for tests. Connections that are open go on with the statements they prepared. */
export function forgetNames(): void {
  names.clear()
}

/**
 * Sends named statements of a new connection as prepared ones. Kysely passes plain text to its driver, so the name is
 * added at the driver.
 */
export function sendNamed(client: pg.PoolClient): void {
  const plain: unknown = Reflect.get(client, 'query')
  if (typeof plain !== 'function') throw new Error('a connection without query')
  Object.defineProperty(client, 'query', {
    value: (first: unknown, ...rest: unknown[]): unknown => {
      const name = typeof first === 'string' ? names.get(first) : undefined
      return Reflect.apply(plain, client, [name === undefined ? first : { name, text: first }, ...rest])
    },
  })
}
