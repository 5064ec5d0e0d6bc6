import { transferRules, transferStates, type MethodOutput, type UserProduct } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { recordAudit } from '../../../audit.ts'
import type { MemberCtx } from '../../../context.ts'
import { blindIndex } from '../../../crypto/field-cipher.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { enforce } from '../../../verdict.ts'
import { consumeProof } from '../../account/index.ts'
import { canTransfer, lockRegistration } from '../../product/index.ts'
import { newTransferCode, shownTransferCode } from '../public-code.ts'

export const transferPurpose = 'transfer-code'

/**
 * Begins a transfer and returns its code, of which only a keyed hash is stored. An open one of the same product is
 * cancelled.
 * @throws ContentNotFound, TicketInvalid, NotAllowedNow, ProductDisputed, ProductNotInForce, GearLost
 */
export async function startTransfer(
  ctx: MemberCtx,
  { regProductId, ticket }: { regProductId: string; ticket: string },
): Promise<MethodOutput<typeof UserProduct.StartTransfer>> {
  const code = newTransferCode()
  const expiresAt = new Date(ctx.now.getTime() + transferRules.hours * 3600_000)
  await inTransaction(ctx, async (tx) => {
    const row = await lockRegistration(ctx, tx, { id: regProductId, memberId: ctx.viewer.id })
    enforce(canTransfer(row))
    await consumeProof(ctx, tx, { ticket, consumer: 'transferProduct' })
    await endOpen(tx, regProductId, ctx.now)
    await tx
      .insertInto('gear_transfer')
      .values({
        id: uuid(),
        user_product_id: regProductId,
        seller_id: ctx.viewer.id,
        code_index: blindIndex(ctx.app.env, transferPurpose, code),
        state: transferStates.open,
        created_at: ctx.now,
        expires_at: expiresAt,
      })
      .execute()
  })
  recordAudit(ctx, 'product.transferStarted', { regProductId })
  return { code: shownTransferCode(code), expireTime: timeTextOf(expiresAt) }
}

/** Cancels the open transfer of a registration, if there is one; the registration is locked. */
export async function endOpen(tx: Tx, regProductId: string, now: Date): Promise<boolean> {
  const ended = await tx
    .updateTable('gear_transfer')
    .set((eb) => ({
      state: eb
        .case()
        .when('expires_at', '<=', now)
        .then(transferStates.expired)
        .else(transferStates.cancelled)
        .end(),
      ended_at: now,
    }))
    .where('user_product_id', '=', regProductId)
    .where('state', '=', transferStates.open)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}
