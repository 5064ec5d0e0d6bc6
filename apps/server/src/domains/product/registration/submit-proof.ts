import {
  fieldSentences,
  invoiceStates,
  productStates,
  serialStates,
  type MethodParsed,
  type UserProduct,
  type UserProductDetail,
} from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { enforce } from '../../../verdict.ts'
import { canSubmitProof } from '../product.policy.ts'
import { lockRegistration, type LockedRegistration } from './lock-registration.ts'
import { replaceProofs } from './proof-files.ts'
import { getRegistration } from './registration.view.ts'
import { judgeSerial } from './serial.store.ts'
import { refuseTooManyWaiting } from './waiting.ts'

/**
 * Sends other proofs of the purchase: a refused registration is reviewed again, one in force may get its longer
 * warranty, and a dispute gets a better proof.
 * @throws ContentNotFound, NotAllowedNow, ProofAccepted, SerialTaken, SerialRequested, RegistrationLimit,
 * UploadNotFound
 */
export async function submitProof(
  ctx: MemberCtx,
  { regProductId, ...files }: MethodParsed<typeof UserProduct.SubmitProof>,
): Promise<UserProductDetail> {
  if (files.invoicePics.length === 0)
    fail('BadInput', { fields: { invoicePics: fieldSentences.invoicePics } })
  await inTransaction(ctx, async (tx) => {
    const row = await lockRegistration(ctx, tx, { id: regProductId, memberId: ctx.viewer.id })
    enforce(canSubmitProof(row))
    const state = await nextState(ctx, tx, row)
    await replaceProofs(ctx, tx, regProductId, files)
    await tx
      .updateTable('user_product')
      .set({ state, invoice_state: invoiceStates.waiting, reason: '', version: row.version + 1 })
      .where('id', '=', regProductId)
      .execute()
    await emit(tx, 'product.changed', { serialId: row.serial_id })
  })
  return getRegistration(ctx, { regProductId })
}

async function nextState(ctx: MemberCtx, tx: Tx, row: LockedRegistration): Promise<number> {
  // For one in force, too late for a longer warranty, an invoice still proves the ownership.
  if (row.state !== productStates.refused) return row.state
  const serial = await tx
    .selectFrom('product_serial')
    .where('id', '=', row.serial_id)
    .select(['id', 'shipped_on', 'blocked_at', 'free_at', 'unbound_by'])
    .executeTakeFirstOrThrow()
  const { state } = await judgeSerial(ctx, tx, { row: serial, memberId: ctx.viewer.id })
  if (state === serialStates.requested) fail('SerialRequested')
  if (state !== serialStates.free && state !== serialStates.notShipped) fail('SerialTaken')
  await refuseTooManyWaiting(ctx, tx)
  return productStates.inReview
}
