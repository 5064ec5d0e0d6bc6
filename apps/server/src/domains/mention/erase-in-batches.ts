import type { Database, Tx } from '../../db/client.ts'

const batch = 50

/**
 * Erases each row that `find` returns, in separate transactions, until it returns none; after `erase`, `find` must no
 * longer return the row. May be run again after an interruption.
 */
export async function eraseInBatches(
  db: Database,
  find: (limit: number) => Promise<{ id: string }[]>,
  erase: (tx: Tx, id: string) => Promise<void>,
): Promise<void> {
  for (;;) {
    const rows = await find(batch)
    for (const { id } of rows) await db.transaction().execute((tx) => erase(tx, id))
    if (rows.length < batch) return
  }
}
