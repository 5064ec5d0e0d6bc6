import type { Insertable } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { DB } from '../db/tables.gen.ts'

// A PostgreSQL statement takes at most 65,535 parameters.
const rowsAtOnce = 1000

/** Inserts many rows in few statements. */
export async function insertRows<T extends keyof DB & string>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<DB[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
  }
}
