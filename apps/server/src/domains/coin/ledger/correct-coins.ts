import { coinExpiry, coinsIn, takeInOrder } from '@guangquan/rules/growth/coin-lots'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { lockAccount, usableAt } from './lock-account.ts'
import { findMovement, moveCoins, negated, type CoinCause } from './move-coins.ts'

interface Correction extends CoinCause {
  memberId: string
  /** Below 0 for coins that the member loses. */
  amount: number
  /** Why, in words for the member. */
  memo: string
}

/**
 * Corrects a member's coins by a decision of staff.
 * @returns whether it did; false when the decision was carried out before
 * @throws ContentNotFound for an erased member, CoinsNotEnough
 */
export async function correctCoins(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { memberId, amount, ...cause }: Correction,
): Promise<boolean> {
  const { now } = ctx
  const lots = (await lockAccount(tx, memberId)) ?? fail('ContentNotFound')
  if ((await findMovement(tx, memberId, cause)) !== undefined) return false
  const taken = negated(takeInOrder(usableAt(lots, now), Math.max(0, -amount)))
  const parts = amount > 0 ? [{ expiresAt: coinExpiry(now), amount }] : taken
  if (coinsIn(parts) !== amount) fail('CoinsNotEnough')
  await moveCoins(tx, now, { ...cause, memberId, kind: 'correct', parts })
  return true
}
