import { transferStates, type GearTransfer } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../../../db/client.ts'

/** The latest transfer of a registration; null where there was none. */
export async function loadTransfer(
  db: Queryable,
  userProductId: string,
  now: Date,
): Promise<GearTransfer | null> {
  const row = await db
    .selectFrom('gear_transfer')
    .where('user_product_id', '=', userProductId)
    .select(['state', 'created_at', 'expires_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (row === undefined) return null
  // The job that closes what expired may be late.
  const isLate = row.state === transferStates.open && row.expires_at <= now
  return {
    state: isLate ? transferStates.expired : row.state,
    createTime: timeTextOf(row.created_at),
    expireTime: timeTextOf(row.expires_at),
  }
}
