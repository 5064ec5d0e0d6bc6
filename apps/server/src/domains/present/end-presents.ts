import { presentStates, type PresentSource } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { takeBackCoins } from '../coin/index.ts'

const { expired, givenUp, toShip, exchanged } = presentStates

interface Causes {
  source: PresentSource
  sourceIds: readonly string[]
}

/**
 * Ends the unclaimed presents of some causes whose claim period is over; a concurrent claim either comes first or is
 * refused.
 * @returns the causes whose presents nobody claimed, including those that were given up
 */
export async function endUnclaimed(tx: Tx, now: Date, { source, sourceIds }: Causes): Promise<Set<string>> {
  if (sourceIds.length === 0) return new Set()
  const ids = [...sourceIds]
  await sql`update present set state = ${sql.lit(expired)}, ended_at = claim_deadline, version = version + 1
    where source = ${source} and source_id = any(${ids}::text[]) and state <= 3
      and claim_deadline <= ${now}`.execute(tx)
  const { rows } = await sql<{ source_id: string }>`select source_id from present
    where source = ${source} and source_id = any(${ids}::text[])
      and state in (${sql.lit(expired)}, ${sql.lit(givenUp)})`.execute(tx)
  return new Set(rows.map((row) => row.source_id))
}

/**
 * Withdraws a present whose cause no longer applies, with the coins that were taken in its place. What was shipped or
 * used stays.
 * @returns whether nothing of it was shipped or used
 */
export async function revokePresent(
  tx: Tx,
  now: Date,
  { source, sourceId }: { source: PresentSource; sourceId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('present')
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .select(['id', 'member_id', 'state'])
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined || row.state === expired || row.state === givenUp) return true
  if (row.state === exchanged) {
    const cause = { memberId: row.member_id, bizType: 'present.exchange', bizId: row.id }
    await takeBackCoins({ now }, tx, cause)
    return true
  }
  if (row.state > toShip) return false
  await tx
    .updateTable('present')
    .set((eb) => ({ state: givenUp, ended_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  return true
}
