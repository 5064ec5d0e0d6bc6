import type { MethodOutput, MethodParsed, UserProduct } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { settlePassports } from '../settle/settle-passports.ts'
import { ownSerialId } from './own-registration.ts'

/** @throws ContentNotFound */
export async function setReminders(
  ctx: MemberCtx,
  { regProductId, remindCounts, remindWarranty }: MethodParsed<typeof UserProduct.SetReminders>,
): Promise<MethodOutput<typeof UserProduct.SetReminders>> {
  return inTransaction(ctx, async (tx) => {
    const serialId = await ownSerialId(ctx, tx, regProductId)
    await settlePassports(ctx.app, tx, { serialIds: [serialId], now: ctx.now })
    const chosen = [...new Set(remindCounts)].toSorted((a, b) => a - b)
    await tx
      .updateTable('gear_passport')
      .set({ remind_counts: chosen, remind_warranty: remindWarranty })
      .where('user_product_id', '=', regProductId)
      .execute()
    return { remindCounts: chosen, remindWarranty }
  })
}
