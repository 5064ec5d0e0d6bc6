import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import type { Queryable } from './client.ts'
import { cappedCountOf, limitTo, type PageWindow } from './paging.ts'
import { preparedQueries, runUnprepared, type ParamOf, type Variant } from './prepared-query.ts'

/** A list with keyset pages and a capped count of the same rows. */
interface ListQuery<P, V> {
  /** SQL from `from` on: the rows of the list. */
  rows: (param: ParamOf<P>, variant: V) => RawBuilder<unknown>
  /** SQL of a page after a key, in order, without its limit. */
  page: (rows: RawBuilder<unknown>, param: ParamOf<P>, variant: V) => RawBuilder<unknown>
}

type Window = Pick<PageWindow<unknown>, 'skip' | 'limit'>

interface List<P, V, R> {
  read: (db: Queryable, window: Window, variant: V, values: P) => Promise<R[]>
  /** Counts the rows, at most 1,000. */
  count: (db: Queryable, variant: V, values: P) => Promise<number>
}

/**
 * A list whose page and count are prepared queries: each variant is compiled once per page length.
 * @param name unique in the program, as for a prepared query
 */
export function preparedList<P extends Record<string, unknown>, V extends Variant, R>(
  name: string,
  query: ListQuery<P, V>,
): List<P, V, R> {
  const pages = preparedQueries<P, V & { limit: number }, R>(name, (db, param, variant) =>
    pageOf<P, V, R>(db, query, param, variant, { skip: 0, limit: variant.limit }),
  )
  const counts = preparedQueries<P, V, Counted>(`${name}.count`, (db, param, variant) =>
    countOf(db, query, param, variant),
  )
  const unprepared = unpreparedList<P, V, R>(query)
  return {
    // Each number of skipped rows would be another statement.
    read: (db, window, variant, values) =>
      window.skip === 0
        ? pages(db, { ...variant, limit: window.limit }, values)
        : unprepared.read(db, window, variant, values),
    count: async (db, variant, values) => numberOf(await counts(db, variant, values)),
  }
}

/** The same for rare conditions, or if the plan depends on their values. */
export function unpreparedList<P extends Record<string, unknown>, V, R>(
  query: ListQuery<P, V>,
): List<P, V, R> {
  return {
    read: (db, window, variant, values) =>
      runUnprepared(db, (param: ParamOf<P>) => pageOf<P, V, R>(db, query, param, variant, window), values),
    count: async (db, variant, values) =>
      numberOf(await runUnprepared(db, (param: ParamOf<P>) => countOf(db, query, param, variant), values)),
  }
}

interface Counted {
  count: number
}

const numberOf = (rows: readonly Counted[]) => rows[0]?.count ?? 0

function pageOf<P, V, R>(
  db: Queryable,
  { rows, page }: ListQuery<P, V>,
  param: ParamOf<P>,
  variant: V,
  window: Window,
) {
  const query = sql<R>`${page(rows(param, variant), param, variant)} ${limitTo(window)}`
  return { compile: (): CompiledQuery<R> => query.compile(db) }
}

function countOf<P, V>(db: Queryable, { rows }: ListQuery<P, V>, param: ParamOf<P>, variant: V) {
  const query = cappedCountOf(rows(param, variant))
  return { compile: () => query.compile(db) }
}
