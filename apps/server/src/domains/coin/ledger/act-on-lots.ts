import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Database, Tx } from '../../../db/client.ts'

const lotsAtOnce = 20

/**
 * Acts on members with lots that meet a condition, which they no longer meet afterwards; some members per transaction,
 * so that an interrupted run leaves the others to the next.
 * @returns the sum of the results
 */
export async function actOnLots(
  { db, signal }: { db: Database; signal: AbortSignal },
  condition: RawBuilder<SqlBool>,
  act: (tx: Tx, memberId: string) => Promise<number>,
): Promise<number> {
  let sum = 0
  while (!signal.aborted) {
    const { rows } = await sql<{ memberId: string }>`
      select distinct member_id as "memberId" from (
        select member_id from coin_lot where balance > 0 and ${condition}
        order by expires_at, id limit ${lotsAtOnce}) as first
      order by 1`.execute(db)
    const acted = await db.transaction().execute(async (tx) => {
      let ofBatch = 0
      for (const { memberId } of rows) ofBatch += await act(tx, memberId)
      return ofBatch
    })
    if (acted === 0) break
    sum += acted
  }
  return sum
}
