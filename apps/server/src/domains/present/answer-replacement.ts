import { presentStates, replacementStates, type PresentItem } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockAccount } from '../coin/index.ts'
import { lockOwnPresent } from './present.store.ts'
import { getPresentItem } from './present.view.ts'

const dayMs = 24 * 3600_000
const { shipped, toClaim } = presentStates

/**
 * Accepts or refuses the replacement of a present. An accepted one is claimed like a new present.
 * @throws ContentNotFound, NotAllowedNow if there is no offer any more
 */
export async function answerReplacement(
  ctx: MemberCtx,
  { id, accept }: { id: string; accept: boolean },
): Promise<PresentItem> {
  const { now } = ctx
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    // In the order of every other act about a present.
    if ((await lockAccount(tx, memberId)) === null) fail('ContentNotFound')
    const present = (await lockOwnPresent(tx, { id, memberId, now })) ?? fail('ContentNotFound')
    const offer = await tx
      .updateTable('present_replacement')
      .set({ state: accept ? replacementStates.accepted : replacementStates.refused, answered_at: now })
      .where('present_id', '=', id)
      .where('state', '=', replacementStates.waiting)
      .returningAll()
      .executeTakeFirst()
    if (offer === undefined || present.state >= shipped) fail('NotAllowedNow')
    if (accept)
      await tx
        .updateTable('present')
        .set((eb) => ({
          gift_id: offer.gift_id,
          title: offer.title,
          value: offer.value,
          options: JSON.stringify(offer.options),
          exchange_coins: offer.exchange_coins,
          state: toClaim,
          chosen: null,
          claim_deadline: new Date(
            Math.max(present.claim_deadline.getTime(), now.getTime() + offer.claim_days * dayMs),
          ),
          reminded_days: null,
          address_cipher: null,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', id)
        .execute()
    return getPresentItem({ ...ctx, db: tx }, id)
  })
}
