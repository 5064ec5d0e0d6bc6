import { coinsIn, takeInOrder } from '@guangquan/rules/growth/coin-lots'
import { startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { movementKinds } from './coin-accounts.ts'
import { dailySpend } from './daily-spend.ts'
import { lockAccount, usableAt } from './lock-account.ts'
import { findMovement, moveCoins, negated, type CoinCause } from './move-coins.ts'

interface Spending extends CoinCause {
  memberId: string
  amount: number
  /** The purpose, in words. */
  memo: string
}

/**
 * Takes coins from a member, the first to expire first.
 * @returns whether it did; false when the cause took them before
 * @throws CoinsNotEnough, CoinDayLimit
 */
export async function spendCoins(
  ctx: Pick<Ctx, 'app' | 'now'>,
  tx: Tx,
  spending: Spending,
): Promise<boolean> {
  const { app, now } = ctx
  const { memberId, amount, ...cause } = spending
  const lots = (await lockAccount(tx, memberId)) ?? fail('CoinsNotEnough')
  if ((await findMovement(tx, memberId, cause)) !== undefined) return false
  const parts = takeInOrder(usableAt(lots, now), amount)
  if (coinsIn(parts) < amount) fail('CoinsNotEnough')
  const max = await dailySpend.read({ app, db: tx })
  if ((await loadSpentToday(tx, memberId, now)) + amount > max) fail('CoinDayLimit', { max })
  await moveCoins(tx, now, { ...cause, memberId, kind: 'spend', parts: negated(parts) })
  return true
}

async function loadSpentToday(tx: Tx, memberId: string, now: Date): Promise<number> {
  const row = await tx
    .selectFrom('coin_tx')
    .where('member_id', '=', memberId)
    .where('kind', '=', movementKinds.spend.code)
    .where('created_at', '>=', startOfDay(now))
    .select(sql<number>`coalesce(-sum(amount), 0)`.as('spent'))
    .executeTakeFirstOrThrow()
  return row.spent
}
