import { cancelReasons, productStates } from '@guangquan/contract'
import { recordAudit } from '../../../audit.ts'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emit } from '../../../events/emit.ts'
import { enforce } from '../../../verdict.ts'
import { consumeProof } from '../../account/index.ts'
import { moveProductCount } from '../../member/index.ts'
import { cancelApplications } from '../activity/places.ts'
import { canUnbind } from '../product.policy.ts'
import { lockRegistration } from './lock-registration.ts'
import { notifyHolder } from './notify-holder.ts'

const quarantineMs = 30 * 24 * 3600_000

/**
 * Ends a registration of the caller. Its number is free for others after 30 days; what it earned stays.
 * @throws ContentNotFound, NotAllowedNow, ProductDisputed, TicketInvalid
 */
export async function unbindProduct(
  ctx: MemberCtx,
  { regProductId, reason, ticket }: { regProductId: string; reason: string; ticket: string },
): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockRegistration(ctx, tx, { id: regProductId, memberId: ctx.viewer.id })
    enforce(canUnbind(row))
    await consumeProof(ctx, tx, { ticket, consumer: 'unbindProduct' })
    await tx
      .updateTable('user_product')
      .set({
        state: productStates.unbound,
        unbind_reason: reason,
        ended_at: ctx.now,
        version: row.version + 1,
      })
      .where('id', '=', regProductId)
      .execute()
    await cancelApplications(tx, { regProductId, reason: cancelReasons.unbound })
    await emit(tx, 'product.changed', { serialId: row.serial_id })
    if (row.state === productStates.disputed) await notifyHolder(tx, ctx.now, row)
    if (row.state !== productStates.inForce) return
    await moveProductCount(tx, ctx.viewer.id, -1)
    await tx
      .updateTable('product_serial')
      .set({ free_at: new Date(ctx.now.getTime() + quarantineMs), unbound_by: ctx.viewer.id })
      .where('id', '=', row.serial_id)
      .execute()
  })
  recordAudit(ctx, 'product.unbound', { regProductId })
  return null
}
