import type { CoinTotals } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { memoize } from '../../cache/memoize.ts'
import type { App, Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { movementKinds, siteAccounts } from './ledger/coin-accounts.ts'

const cached = memoize({ name: 'coin_totals', max: 1, ttlMs: 5 * 60_000 }, (app: App) =>
  countTotals(app.db, app.now()),
)

/** The coins of all members together; at most five minutes old. */
export function loadTotals({ app }: Pick<Ctx, 'app'>): Promise<CoinTotals> {
  return cached(app, 'totals')
}

/**
 * Adds up the accounts of the site; their negative sum is what members have. Coins that staff gave by a correction
 * count as issued, and expired coins count as expired even before the job has moved them.
 */
async function countTotals(db: Queryable, now: Date): Promise<CoinTotals> {
  const { issue, redeem, expire, reversal } = siteAccounts
  const [accounts, corrections, overdue] = await Promise.all([
    sql<{ id: string; sum: number }>`
      select account_id as id, sum(amount) as sum from coin_entry
      where account_id = any(${Object.values(siteAccounts)}::uuid[]) group by account_id`.execute(db),
    sql<{ given: number }>`
      select coalesce(-sum(entry.amount), 0) as given from coin_tx tx join coin_entry entry on entry.tx_id = tx.id
      where tx.kind = ${sql.lit(movementKinds.correct.code)} and entry.account_id = ${reversal}::uuid
        and entry.amount < 0`.execute(db),
    sql<{ sum: number }>`select coalesce(sum(balance), 0) as sum from coin_lot
      where balance > 0 and expires_at <= ${now}`.execute(db),
  ])
  const sumOf = (id: string) => accounts.rows.find((row) => row.id === id)?.sum ?? 0
  const given = corrections.rows[0]?.given ?? 0
  const issued = given - sumOf(issue)
  const redeemed = sumOf(redeem)
  const expired = sumOf(expire) + (overdue.rows[0]?.sum ?? 0)
  const reversed = sumOf(reversal) + given
  return {
    issued,
    redeemed,
    expired,
    reversed,
    available: issued - redeemed - expired - reversed,
    countTime: timeTextOf(now),
  }
}
