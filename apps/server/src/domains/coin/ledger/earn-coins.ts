import { coinExpiry } from '@guangquan/rules/growth/coin-lots'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { lockAccount } from './lock-account.ts'
import { findMovement, moveCoins, type CoinCause } from './move-coins.ts'

interface Earning extends CoinCause {
  memberId: string
  amount: number
  /** The cause in words, as the member reads it. */
  memo: string
}

/**
 * Gives coins to a member.
 * @returns whether it did; false when the cause gave them before, and for an erased member
 */
export async function earnCoins(ctx: Pick<Ctx, 'now'>, tx: Tx, earning: Earning): Promise<boolean> {
  const { memberId, amount, ...cause } = earning
  if ((await lockAccount(tx, memberId)) === null) return false
  if ((await findMovement(tx, memberId, cause)) !== undefined) return false
  const parts = [{ expiresAt: coinExpiry(ctx.now), amount }]
  await moveCoins(tx, ctx.now, { ...cause, memberId, kind: 'earn', parts })
  return true
}
