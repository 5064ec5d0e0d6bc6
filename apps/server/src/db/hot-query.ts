import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import type { Queryable } from './client.ts'
import { nameStatement } from './named-statements.ts'

class Slot {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

/** Stands in a hot query for a value that each call brings. */
export type SlotOf<P> = <K extends keyof P & string>(key: K) => RawBuilder<P[K]>

/**
 * A query that is built and compiled once and runs as a named prepared statement: what a list or page that
 * nearly every visitor asks for is read by. The builder may not depend on anything but its slots.
 * @param name unique in the program; it shows in the database's statistics
 */
export function hotQuery<P extends Record<string, unknown>, R>(
  name: string,
  build: (db: Queryable, slot: SlotOf<P>) => { compile: () => CompiledQuery<R> },
): (db: Queryable, values: P) => Promise<R[]> {
  let compiled: CompiledQuery<R> | null = null
  const compile = (db: Queryable): CompiledQuery<R> => {
    const built = build(db, (key) => sql`${new Slot(key)}`).compile()
    nameStatement(name, built.sql)
    return built
  }
  return async (db, values) => {
    compiled ??= compile(db)
    const parameters = compiled.parameters.map((given) => (given instanceof Slot ? values[given.key] : given))
    const { rows } = await db.executeQuery<R>({ ...compiled, parameters })
    return rows
  }
}
