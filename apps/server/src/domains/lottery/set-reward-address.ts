import { presentSources, presentStates, type OwnTicket } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { claimPresent, loadPresentsOf, setPresentAddress } from '../present/index.ts'
import { getOwnTicket } from './own-tickets.read.ts'

/**
 * Claims a prize that is sent, with its address, which can be changed until it is sent.
 * @throws ContentNotFound, PresentExpired, PresentClaimed, NotAllowedNow, BadInput for an address that the caller does
 * not have
 */
export async function setRewardAddress(
  ctx: MemberCtx,
  { id, addressId }: { id: string; addressId: string },
): Promise<OwnTicket> {
  return inTransaction(ctx, async (tx) => {
    const inTx = { ...ctx, db: tx }
    await getOwnTicket(inTx, id)
    const presents = await loadPresentsOf(tx, {
      source: presentSources.lottery,
      sourceIds: [id],
      now: ctx.now,
    })
    const present = presents.get(id) ?? fail('NotAllowedNow')
    if (present.state === presentStates.toClaim) {
      if (!present.isShipped) fail('NotAllowedNow')
      await claimPresent(inTx, { id: present.id })
    }
    await setPresentAddress(inTx, { id: present.id, addressId })
    return getOwnTicket(inTx, id)
  })
}
