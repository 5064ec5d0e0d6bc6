import type { MethodRef } from '@guangquan/client'
import type { Page } from '@guangquan/contract'
import { call } from '../platform/api.ts'

/** Values in words, by the label of their field. */
export type Described = Record<string, string>

/** How a form changes a row that somebody else may change meanwhile. */
export interface RowEdit<V, A> {
  /** Begins with the row as it is now: reads that arrive later do not change what the form was made from. */
  begin: () => BegunEdit<V, A>
  describe: (values: Partial<V>) => Described
}

export interface BegunEdit<V, A> {
  save: (values: V) => Promise<A>
  /** Values of the row as somebody else saved it, from which it is saved next; null when the row is gone. */
  reload: () => Promise<Partial<V> | null>
}

interface RowEditFacts<V, R, A> {
  row: R
  /** The row as it is stored now. */
  load: () => Promise<R | undefined>
  /** What the form shows of a row. */
  valuesOf: (row: R) => Partial<V>
  describe: (values: Partial<V>) => Described
  /** With the version of this row. */
  save: (values: V, row: R) => Promise<A>
}

export function rowEdit<V, R, A>({
  row,
  load,
  valuesOf,
  describe,
  save,
}: RowEditFacts<V, R, A>): RowEdit<V, A> {
  return {
    describe,
    begin: () => {
      let current = row
      return {
        save: (values) => save(values, current),
        reload: async () => {
          const newer = await load()
          if (newer === undefined) return null
          current = newer
          return valuesOf(newer)
        },
      }
    },
  }
}

const pageSize = 50
const maxPages = 20

/**
 * A row of a list that is short or has the last changed rows first, wherever it stands by now.
 * @param from cursor of the page from which on it is looked for
 */
export async function findRow<I extends object, Row>(
  list: MethodRef<I, Page<Row>>,
  input: I,
  isRow: (row: Row) => boolean,
  from?: string,
): Promise<Row | undefined> {
  let cursor = from
  for (let pages = 0; pages < maxPages; pages += 1) {
    const page = await call(list, { ...input, cursor, maxResultCount: pageSize })
    const found = page.items.find(isRow)
    if (found !== undefined || page.nextCursor === null) return found
    cursor = page.nextCursor
  }
  return undefined
}
