import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import type { CountedTable } from './prove-counters.ts'

/** Sets every counter to what its proof counts, for rows that were inserted without commands. */
export async function setCounters(tx: Tx, tables: readonly CountedTable[]): Promise<void> {
  for (const { table, where, counters } of tables) {
    const values = Object.entries(counters).map(([column, counted]) => sql`${sql.ref(column)} = ${counted}`)
    if (values.length === 0) continue
    await sql`update ${sql.table(table)} set ${sql.join(values)} where ${where ?? sql`true`}`.execute(tx)
  }
}
