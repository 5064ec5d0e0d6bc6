import type pg from 'pg'

const names = new Map<string, string>()

/**
 * Makes every connection keep the plan of this statement under a name, so that PostgreSQL parses and plans it
 * once and not at each call. For the few statements that nearly every request runs.
 * @throws when the name already stands for another text
 */
export function nameStatement(name: string, text: string): void {
  for (const [otherText, otherName] of names) {
    if (otherName === name && otherText !== text) throw new Error(`two statements are named ${name}`)
  }
  names.set(text, name)
}

/**
 * Sends named statements of a new connection as prepared ones. Kysely hands its driver plain text, so the name
 * is put on here, below it.
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
