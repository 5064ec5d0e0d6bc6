import type { MethodRef } from '@guangquan/client'
import type { Page } from '@guangquan/contract'
import { call } from '../../platform/api.ts'

/** Values in words, by the label of their field. */
export type Described = Record<string, string>

/** How a form changes a row that another person may change concurrently. */
export interface RowEdit<V, A> {
  /** Starts from the present row: later reads do not change what the form started from. */
  begin: () => BegunEdit<V, A>
  describe: (values: Partial<V>) => Described
}

export interface BegunEdit<V, A> {
  save: (values: V) => Promise<A>
  /** The values that another person saved, on which the next save is based; null if the row is gone. */
  reload: () => Promise<Partial<V> | null>
}

interface RowEditFacts<V, R, A> {
  row: R
  /** The row as stored now. */
  load: () => Promise<R | undefined>
  /** The form's values of a row. */
  valuesOf: (row: R) => Partial<V>
  describe: (values: Partial<V>) => Described
  /** Saves with the version of this row. */
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

/** A row of a list by its key, wherever it is; undefined if it is gone or filtered out. */
export async function findRow<I extends { rowId?: string | undefined }, Row>(
  list: MethodRef<I, Page<Row>>,
  input: I,
  rowId: string,
): Promise<Row | undefined> {
  const { items } = await call(list, { ...input, rowId })
  return items[0]
}
