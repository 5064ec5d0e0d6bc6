import type { CoinTotals } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { memoize } from '../../cache/memoize.ts'
import type { App, Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { siteAccounts } from './ledger/coin-accounts.ts'

const cached = memoize({ name: 'coin_totals', max: 1, ttlMs: 5 * 60_000 }, (app: App) =>
  countTotals(app.db, app.now()),
)

/** The coins of all members together; at most five minutes old. */
export function loadTotals({ app }: Pick<Ctx, 'app'>): Promise<CoinTotals> {
  return cached(app, 'totals')
}

/** Adds up the accounts of the site; what they lack is what members have. */
async function countTotals(db: Queryable, now: Date): Promise<CoinTotals> {
  const { rows } = await sql<{ id: string; sum: number }>`
    select account_id as id, sum(amount) as sum from coin_entry
    where account_id = any(${Object.values(siteAccounts)}::uuid[]) group by account_id`.execute(db)
  const sumOf = (id: string) => rows.find((row) => row.id === id)?.sum ?? 0
  const [issued, redeemed, expired, reversed] = [
    -sumOf(siteAccounts.issue),
    sumOf(siteAccounts.redeem),
    sumOf(siteAccounts.expire),
    sumOf(siteAccounts.reversal),
  ]
  return {
    issued,
    redeemed,
    expired,
    reversed,
    available: issued - redeemed - expired - reversed,
    countTime: timeTextOf(now),
  }
}
