import { coinsIn, takeInOrder } from '@guangquan/rules/growth/coin-lots'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { movementKinds } from './coin-accounts.ts'
import { lockAccount, usableAt } from './lock-account.ts'
import { findMovement, loadParts, moveCoins, negated, type CoinCause } from './move-coins.ts'

/**
 * Takes back what a cause earned, such as a deleted post: from the lot it went to, then from the first to expire. What
 * the member no longer has is waived for good.
 * @returns how many coins were taken; 0 when nothing was earned or it was taken back before
 */
export async function takeBackCoins(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { memberId, ...cause }: CoinCause & { memberId: string },
): Promise<number> {
  const lots = await lockAccount(tx, memberId)
  if (lots === null) return 0
  const earned = await findMovement(tx, memberId, cause)
  if (earned?.kind !== movementKinds.earn.code || earned.isReversed) return 0
  const origin = (await loadParts(tx, earned.id))[0]?.expiresAt.getTime()
  const isOrigin = (lot: { expiresAt: Date }) => lot.expiresAt.getTime() === origin
  const usable = usableAt(lots, ctx.now)
  const ordered = [...usable.filter(isOrigin), ...usable.filter((lot) => !isOrigin(lot))]
  const taken = takeInOrder(ordered, earned.amount)
  const { memo, id: reverses } = earned
  await moveCoins(tx, ctx.now, {
    ...cause,
    memberId,
    kind: 'takeBack',
    parts: negated(taken),
    memo,
    reverses,
  })
  return coinsIn(taken)
}
