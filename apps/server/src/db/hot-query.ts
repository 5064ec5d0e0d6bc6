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

/** What changes the text of a query: a page's length, whether there is a viewer. */
export type Variant = Record<string, string | number | boolean>

interface Compilable<R> {
  compile: () => CompiledQuery<R>
}

/**
 * A query that is built and compiled once and runs as a named prepared statement: what a list or page that
 * nearly every visitor asks for is read by. The builder may not depend on anything but its slots.
 * @param name unique in the program; it shows in the database's statistics
 */
export function hotQuery<P extends Record<string, unknown>, R>(
  name: string,
  build: (db: Queryable, slot: SlotOf<P>) => Compilable<R>,
): (db: Queryable, values: P) => Promise<R[]> {
  const variants = hotQueries<P, Record<string, never>, R>(name, build)
  return (db, values) => variants(db, {}, values)
}

/**
 * As `hotQuery`, for a query whose text has a few variants. Each is prepared at its first use, so a variant may
 * only hold what takes few values.
 */
export function hotQueries<P extends Record<string, unknown>, V extends Variant, R>(
  name: string,
  build: (db: Queryable, slot: SlotOf<P>, variant: V) => Compilable<R>,
): (db: Queryable, variant: V, values: P) => Promise<R[]> {
  const compiled = new Map<string, CompiledQuery<R>>()
  return async (db, variant, values) => {
    const key = [name, ...Object.values(variant)].join(':')
    const known = compiled.get(key)
    if (known !== undefined) return run(db, known, values)
    const built = build(db, slotOf(), variant).compile()
    nameStatement(key, built.sql)
    compiled.set(key, built)
    return run(db, built, values)
  }
}

/** Runs the same builder once, planned for these very values: for what is asked rarely or depends on its values. */
export async function runOnce<P extends Record<string, unknown>, R>(
  db: Queryable,
  build: (slot: SlotOf<P>) => Compilable<R>,
  values: P,
): Promise<R[]> {
  return run(db, build(slotOf()).compile(), values)
}

/**
 * SQL: `any (…)` of the ids of a hot query. Behind a select the planner does not see how many there are: otherwise a
 * connection whose first lists were short finds the plan for any number dearer than theirs, and plans anew at each
 * call, for longer than reading takes.
 */
export function anyOf(ids: RawBuilder<readonly string[]>): RawBuilder<string> {
  return sql`any((select ${ids}::uuid[])::uuid[])`
}

function slotOf<P>(): SlotOf<P> {
  return (key) => sql`${new Slot(key)}`
}

async function run<R>(
  db: Queryable,
  compiled: CompiledQuery<R>,
  values: Record<string, unknown>,
): Promise<R[]> {
  const parameters = compiled.parameters.map((given) => (given instanceof Slot ? values[given.key] : given))
  const { rows } = await db.executeQuery<R>({ ...compiled, parameters })
  return rows
}
