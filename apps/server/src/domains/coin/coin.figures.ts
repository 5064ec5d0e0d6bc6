import { sql } from 'kysely'
import { countPerDay, type Figure } from '../../figures/figure.ts'
import { movementKinds } from './ledger/coin-accounts.ts'

const { earn, spend, refund, expire } = movementKinds

/** Coins given, used and expired by day; refunded coins count as not used. */
export const coinFigures: readonly Figure[] = [
  coins('coinsIssued', 1, [earn.code]),
  coins('coinsRedeemed', -1, [spend.code, refund.code]),
  coins('coinsExpired', -1, [expire.code]),
]

function coins(name: Figure['name'], sign: 1 | -1, kinds: number[]): Figure {
  const value = sql`${sql.lit(sign)} * sum(amount) filter (where kind = any(${kinds}))`
  return {
    name,
    count: (db, range) => countPerDay(db, range, { rows: sql`from coin_tx`, at: sql`created_at`, value }),
  }
}
