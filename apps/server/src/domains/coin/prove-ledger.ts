import { sql } from 'kysely'
import type { JobCtx } from '../../jobs/job.ts'

const listed = 20

/** Faults of the ledger: the first ids of movements that do not balance, and of lots with a wrong balance. */
export interface LedgerFaults {
  movements: string[]
  lots: string[]
}

/**
 * Proves the ledger: every movement balances, and every lot has the sum of its entries. The database refuses anything
 * else, so a fault is a sign of damage; it is logged for an operator and never repaired.
 */
export async function proveLedger({ db, log }: Pick<JobCtx, 'db' | 'log'>): Promise<LedgerFaults> {
  const movements = await sql<{ id: string }>`
    select tx.id from coin_tx tx left join (
      select tx_id, sum(amount) as total, coalesce(sum(amount) filter (where lot_id is not null), 0) as of_lots
      from coin_entry group by tx_id) as moved on moved.tx_id = tx.id
    where coalesce(moved.total, 0) <> 0 or coalesce(moved.of_lots, 0) <> tx.amount limit ${listed}`.execute(
    db,
  )
  const lots = await sql<{ id: string }>`
    select lot.id from coin_lot lot left join (
      select lot_id, sum(amount) as total from coin_entry where lot_id is not null group by lot_id
    ) as moved on moved.lot_id = lot.id
    where coalesce(moved.total, 0) <> lot.balance limit ${listed}`.execute(db)
  const faults = { movements: movements.rows.map(({ id }) => id), lots: lots.rows.map(({ id }) => id) }
  if (faults.movements.length + faults.lots.length > 0) log.error(faults, 'the coin ledger does not balance')
  return faults
}
