import {
  gearEventKinds,
  transferRules,
  transferStates,
  type MethodOutput,
  type MethodParsed,
  type UserProduct,
} from '@guangquan/contract'
import { normaliseSerial } from '@guangquan/rules/gear/product-serial'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../../context.ts'
import { blindIndexes } from '../../../crypto/field-cipher.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { consumeWindow, giveBack } from '../../../http/limits/consume-window.ts'
import type { CommittedResponse, OnceCtx } from '../../../http/calls/once-ctx.ts'
import { createNotice } from '../../notice/index.ts'
import { handOver, openSerial, registrationTargetName } from '../../product/index.ts'
import { recordEvent } from '../gear-event.store.ts'
import { newPublicCode, normaliseTransferCode } from '../public-code.ts'
import { settlePassports } from '../settle/settle-passports.ts'
import { transferPurpose } from './start-transfer.ts'

type Accepted = MethodOutput<typeof UserProduct.AcceptTransfer>

/**
 * Takes over a product with its seller's code and its number. Of several who send one code, one succeeds. A wrong code
 * and a wrong number get the same response.
 * @throws TransferCodeWrong, NotAllowedNow, GearLost
 */
export async function acceptTransfer(
  ctx: OnceCtx<Accepted>,
  input: MethodParsed<typeof UserProduct.AcceptTransfer>,
): Promise<CommittedResponse> {
  const key = `transfer-code:${ctx.viewer.id}`
  const window = { points: transferRules.triesPerHour, seconds: 3600 }
  // Counted before the transaction, so that a refusal does not take the try back.
  const tried = await consumeWindow(ctx.db, ctx.now, key, window)
  const remain = transferRules.triesPerHour - tried.points
  const open = tried.taken ? await findOpen(ctx, input) : null
  if (open === null) fail('TransferCodeWrong', { n: remain })
  return ctx.once(async (tx) => {
    const regProductId = await takeOver({ ...ctx, db: tx }, tx, { transfer: open, remain })
    await giveBack(tx, key, 1)
    return { regProductId }
  })
}

interface OpenTransfer {
  id: string
  user_product_id: string
  seller_id: string
}

async function findOpen(
  ctx: MemberCtx,
  { code, serialNumber }: MethodParsed<typeof UserProduct.AcceptTransfer>,
): Promise<OpenTransfer | null> {
  const row = await openTransfers(ctx.db, ctx.now)
    .innerJoin('user_product', 'user_product.id', 'gear_transfer.user_product_id')
    .innerJoin('product_serial', 'product_serial.id', 'user_product.serial_id')
    .where('code_index', 'in', blindIndexes(ctx.app.env, transferPurpose, normaliseTransferCode(code)))
    .where('seller_id', '<>', ctx.viewer.id)
    .select(['gear_transfer.id', 'user_product_id', 'seller_id', 'serial_id', 'serial_cipher'])
    .executeTakeFirst()
  if (row === undefined) return null
  return openSerial(ctx.app.env, row) === normaliseSerial(serialNumber) ? row : null
}

const openTransfers = (db: Queryable, now: Date) =>
  db
    .selectFrom('gear_transfer')
    .where('gear_transfer.state', '=', transferStates.open)
    .where('gear_transfer.expires_at', '>', now)

async function takeOver(
  ctx: MemberCtx,
  tx: Tx,
  { transfer, remain }: { transfer: OpenTransfer; remain: number },
): Promise<string> {
  const buyerId = ctx.viewer.id
  const { id, serialId } = await handOver(ctx, tx, {
    regProductId: transfer.user_product_id,
    toMemberId: buyerId,
    medalDays: transferRules.medalDays,
    // Behind the lock of the number: of many who got here one is left.
    confirm: async () => {
      const { numUpdatedRows } = await tx
        .updateTable('gear_transfer')
        .set({ state: transferStates.done, buyer_id: buyerId, ended_at: ctx.now })
        .where('id', '=', transfer.id)
        .where('state', '=', transferStates.open)
        .where('expires_at', '>', ctx.now)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) fail('TransferCodeWrong', { n: remain })
    },
  })
  // The seller's shares and settings do not pass on: the code of the page, reminders.
  await tx
    .updateTable('gear_passport')
    .set({
      user_product_id: id,
      public_code: newPublicCode(),
      level: 0,
      remind_counts: [],
      remind_warranty: true,
      lost_on: null,
      lost_note: '',
    })
    .where('serial_id', '=', serialId)
    .execute()
  await recordEvent(tx, ctx.now, {
    serialId,
    registrationId: id,
    kind: gearEventKinds.transferred,
    day: dayOf(ctx.now),
  })
  await createNotice(tx, ctx.now, {
    memberId: transfer.seller_id,
    kind: 'passport.transferred',
    target: { kind: registrationTargetName, id: transfer.user_product_id },
  })
  await settlePassports(ctx.app, tx, { serialIds: [serialId], now: ctx.now, isHandedOver: true })
  return id
}
