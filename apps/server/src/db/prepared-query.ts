import { deferrable, forgetNames, nameStatement } from '@guangquan/pg-statements'
import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import type { Queryable } from './client.ts'

class Slot {
  readonly key: string
  constructor(key: string) {
    this.key = key
  }
}

/** A parameter of a prepared query. */
export type ParamOf<P> = <K extends keyof P & string>(key: K) => RawBuilder<P[K]>

/** What changes the text of a query: page size, whether there is a viewer. */
export type Variant = Record<string, string | number | boolean>

const forgetters: (() => void)[] = []

interface Compilable<R> {
  compile: () => CompiledQuery<R>
}

/**
 * A query that is built and compiled once and runs as a named prepared statement, for lists and pages that nearly every
 * visit needs. The builder may depend only on its parameters.
 * @param name unique in the program; visible in the database's statistics
 */
export function preparedQuery<P extends Record<string, unknown>, R>(
  name: string,
  build: (db: Queryable, param: ParamOf<P>) => Compilable<R>,
): (db: Queryable, values: P) => Promise<R[]> {
  const variants = preparedQueries<P, Record<string, never>, R>(name, build)
  return (db, values) => variants(db, {}, values)
}

/**
 * As `preparedQuery`, for a query with a few variants of its text. Each is prepared on first use, so a variant may only
 * have fields with few values.
 */
export function preparedQueries<P extends Record<string, unknown>, V extends Variant, R>(
  name: string,
  build: (db: Queryable, param: ParamOf<P>, variant: V) => Compilable<R>,
): (db: Queryable, variant: V, values: P) => Promise<R[]> {
  const compiled = new Map<string, CompiledQuery<R>>()
  forgetters.push(() => compiled.clear())
  return async (db, variant, values) => {
    const key = Object.values(variant).join(':')
    const known = compiled.get(key)
    if (known !== undefined) return run(db, known, values)
    const built = build(db, paramOf(), variant).compile()
    nameStatement([name, ...Object.values(variant)].join(':'), built.sql)
    compiled.set(key, built)
    return run(db, built, values)
  }
}

/**
 * As `preparedQuery`, for a write whose result its caller does not need. In a transaction of a request it is sent with
 * the next statement, or with the commit, so that it costs no round trip; its failure then appears as that of the other
 * statement. It must not fail in ways that its caller handles.
 */
export function preparedWrite<P extends Record<string, unknown>>(
  name: string,
  build: (db: Queryable, param: ParamOf<P>) => Compilable<unknown>,
): (db: Queryable, values: P) => Promise<void> {
  let compiled: CompiledQuery | undefined
  forgetters.push(() => (compiled = undefined))
  return async (db, values) => {
    if (compiled === undefined) {
      compiled = build(db, paramOf()).compile()
      nameStatement(name, compiled.sql)
    }
    await db.executeQuery({ ...compiled, parameters: [...parametersOf(compiled, values), deferrable] })
  }
}

/** For tests that replace parts from which queries are built: the next use rebuilds them. Open no node before. */
export function forgetPreparedQueries(): void {
  for (const forget of forgetters) forget()
  forgetNames()
}

/** Runs the same builder once, planned for the actual values: for rare queries or plans that depend on the values. */
export async function runUnprepared<P extends Record<string, unknown>, R>(
  db: Queryable,
  build: (param: ParamOf<P>) => Compilable<R>,
  values: P,
): Promise<R[]> {
  return run(db, build(paramOf()).compile(), values)
}

/**
 * SQL: `any (…)` of an array of ids. The subselect hides its length from the planner; otherwise a connection whose
 * first lists were short rejects the generic plan as more expensive, and replans at each call, which takes longer than
 * the query.
 */
export function anyOf(
  ids: RawBuilder<readonly string[]>,
  type: 'uuid' | 'text' = 'uuid',
): RawBuilder<string> {
  const array = sql.raw(`${type}[]`)
  return sql`any((select ${ids}::${array})::${array})`
}

/**
 * SQL: an id whose number of rows the planner does not look up, for a query of all rows of a member. Otherwise a
 * connection whose first members had few rows replans at each call, for the same reason.
 */
export function anyId(id: RawBuilder<string | null>): RawBuilder<string> {
  return sql`(select ${id}::uuid)`
}

function paramOf<P>(): ParamOf<P> {
  return (key) => sql`${new Slot(key)}`
}

async function run<R>(
  db: Queryable,
  compiled: CompiledQuery<R>,
  values: Record<string, unknown>,
): Promise<R[]> {
  const { rows } = await db.executeQuery<R>({ ...compiled, parameters: parametersOf(compiled, values) })
  return rows
}

function parametersOf({ parameters }: CompiledQuery, values: Record<string, unknown>): unknown[] {
  return parameters.map((given) => (given instanceof Slot ? values[given.key] : given))
}
