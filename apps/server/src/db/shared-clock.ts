import { sql } from 'kysely'
import type { Queryable } from './client.ts'

/** The clock of the database, which all nodes share: for proofs by time, whichever node checks them. */
export async function readSharedClock(db: Queryable): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database has told no time')
  return row.now
}
