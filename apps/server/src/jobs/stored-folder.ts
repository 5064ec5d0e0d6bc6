import type { RawBuilder } from 'kysely'
import type { Queryable } from '../db/client.ts'

/** What a row tells about the objects of a folder. */
export interface DescribedObjects {
  /** When the row was made: its objects are written after it. */
  madeAt: Date
  /** Keys that must exist. */
  required: readonly string[]
  /** Whether the object may exist, now or while it is being processed. */
  allows: (key: string) => boolean
}

/** A folder of the storage, and the rows that say what is in it. */
export interface StoredFolder {
  /** First segment of its keys. */
  folder: string
  /** Whether its objects only live for days: then any number of orphans is removed without asking. */
  isTransient: boolean
  /** Rows by id. An id that is missing in the result has no row. */
  describe: (db: Queryable, ids: readonly string[]) => Promise<Map<string, DescribedObjects>>
  /** Rows made before an instant that require objects and are not in `seen`, a table with a column `id`. */
  listUnseen: (
    db: Queryable,
    options: { before: Date; seen: RawBuilder<unknown>; limit: number },
  ) => Promise<string[]>
}
