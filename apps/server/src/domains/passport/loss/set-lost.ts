import { fieldSentences, gearEventKinds, type MethodParsed, type UserProduct } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { markLost } from '../../product/index.ts'
import { recordEvent } from '../gear-event.store.ts'
import { settlePassports } from '../settle/settle-passports.ts'
import { endOpen } from '../transfer/start-transfer.ts'

/**
 * Reports a product as lost, or ends that. Photographs that others uploaded with its number since then are shown to staff.
 * @throws ContentNotFound, NotAllowedNow, ProductNotInForce
 */
export async function setLost(
  ctx: MemberCtx,
  { regProductId, lostOn, note }: MethodParsed<typeof UserProduct.SetLost>,
): Promise<{ lostOn: string | null }> {
  const today = dayOf(ctx.now)
  if (lostOn !== null && lostOn > today) fail('BadInput', { fields: { lostOn: fieldSentences.lostOn } })
  return inTransaction(ctx, async (tx) => {
    const isLost = lostOn !== null
    const { serialId, changed } = await markLost(ctx, tx, { regProductId, isLost })
    // A passport may be younger than its registration by a moment.
    await settlePassports(ctx.app, tx, { serialIds: [serialId], now: ctx.now })
    await tx
      .updateTable('gear_passport')
      .set({ lost_on: lostOn, lost_note: isLost ? note : '' })
      .where('serial_id', '=', serialId)
      .execute()
    if (isLost) {
      await endOpen(tx, regProductId, ctx.now)
      await settlePassports(ctx.app, tx, { serialIds: [serialId], now: ctx.now })
    }
    if (changed) {
      await recordEvent(tx, ctx.now, {
        serialId,
        registrationId: regProductId,
        kind: isLost ? gearEventKinds.lost : gearEventKinds.found,
        day: lostOn ?? today,
      })
    }
    return { lostOn }
  })
}
