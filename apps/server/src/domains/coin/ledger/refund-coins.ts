import { coinsIn, refundExpiry } from '@guangquan/rules/growth/coin-lots'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { movementKinds } from './coin-accounts.ts'
import { lockAccount } from './lock-account.ts'
import { findMovement, loadParts, moveCoins, type CoinCause } from './move-coins.ts'

/**
 * Gives back what a cause spent, to the lots it came from; coins that would expire within thirty days get those days.
 * @returns how many coins; 0 when nothing was spent or it was given back before, and for an erased member
 */
export async function refundCoins(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { memberId, ...cause }: CoinCause & { memberId: string },
): Promise<number> {
  if ((await lockAccount(tx, memberId)) === null) return 0
  const spent = await findMovement(tx, memberId, cause)
  if (spent?.kind !== movementKinds.spend.code || spent.isReversed) return 0
  const byExpiry = new Map<number, number>()
  for (const { expiresAt, amount } of await loadParts(tx, spent.id)) {
    const time = refundExpiry(expiresAt, ctx.now).getTime()
    byExpiry.set(time, (byExpiry.get(time) ?? 0) - amount)
  }
  const parts = [...byExpiry].map(([time, amount]) => ({ expiresAt: new Date(time), amount }))
  const { memo, id: reverses } = spent
  await moveCoins(tx, ctx.now, { ...cause, memberId, kind: 'refund', parts, memo, reverses })
  return coinsIn(parts)
}
