import { sql } from 'kysely'
import type { JobCtx } from '../../../jobs/job.ts'
import { settlePassports } from './settle-passports.ts'

const batchRows = 100

/** Settles the passports of every registered number, in their order; a stopped run begins again. */
export async function settleAll({ app, db, now, signal }: JobCtx): Promise<void> {
  for (let after: string | null = null; ;) {
    const { rows }: { rows: { serial_id: string }[] } = await sql<{ serial_id: string }>`
      select distinct serial_id from user_product where state in (1, 2, 6)
        and (${after}::uuid is null or serial_id > ${after}::uuid)
      order by serial_id limit ${sql.lit(batchRows)}`.execute(db)
    const serialIds = rows.map((row) => row.serial_id)
    await db.transaction().execute((tx) => settlePassports(app, tx, { serialIds, now }))
    after = serialIds.at(-1) ?? null
    if (serialIds.length < batchRows || signal.aborted) return
  }
}
