import { coinsIn } from '@guangquan/rules/growth/coin-lots'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import type { Database, Tx } from '../../../db/client.ts'
import { actOnLots } from './act-on-lots.ts'
import { lockAccount } from './lock-account.ts'
import { moveCoins, negated } from './move-coins.ts'

/**
 * Expires coins of all members. Nothing can use them meanwhile, however late this runs.
 * @returns how many coins
 */
export async function expireCoins(run: { db: Database; signal: AbortSignal; now: Date }): Promise<number> {
  const { now } = run
  return actOnLots(run, sql<SqlBool>`expires_at <= ${now}`, (tx, memberId) =>
    expireCoinsOf(tx, now, memberId),
  )
}

/** Takes the expired coins of one member. @returns how many */
export async function expireCoinsOf(tx: Tx, now: Date, memberId: string): Promise<number> {
  const lots = (await lockAccount(tx, memberId)) ?? []
  const expired = lots.filter(({ expiresAt }) => expiresAt <= now)
  for (const lot of expired) {
    const cause = { bizType: 'expiry', bizId: timeTextOf(lot.expiresAt) }
    await moveCoins(tx, now, { ...cause, memberId, kind: 'expire', parts: negated([lot]), memo: '' })
  }
  return coinsIn(expired)
}
