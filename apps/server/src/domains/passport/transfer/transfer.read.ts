import { transferStates, type GearTransfer } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import type { Queryable } from '../../../db/client.ts'
import { anyId, preparedQuery } from '../../../db/prepared-query.ts'
import type { DB } from '../../../db/tables.gen.ts'

/** The latest transfer of a registration; null without one. */
export async function loadTransfer(
  db: Queryable,
  userProductId: string,
  now: Date,
): Promise<GearTransfer | null> {
  const [row] = await latestOf(db, { id: userProductId })
  if (row === undefined) return null
  // The job that closes expired ones may be late.
  const isLate = row.state === transferStates.open && row.expires_at <= now
  return {
    state: isLate ? transferStates.expired : row.state,
    createTime: timeTextOf(row.created_at),
    expireTime: timeTextOf(row.expires_at),
  }
}

type LatestRow = Pick<Selectable<DB['gear_transfer']>, 'state' | 'created_at' | 'expires_at'>

const latestOf = preparedQuery<{ id: string }, LatestRow>('passport.transfer', (db, param) =>
  db
    .selectFrom('gear_transfer')
    .where('user_product_id', '=', anyId(param('id')))
    .select(['state', 'created_at', 'expires_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(1)),
)
