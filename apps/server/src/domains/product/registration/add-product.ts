import {
  accessCodeStates,
  beforeLaunchText,
  fieldSentences,
  invoiceStates,
  productStates,
  serialStates,
  type MethodParsed,
  type UserProduct,
  type UserProductDetail,
} from '@guangquan/contract'
import { matchesSerial, normaliseSerial } from '@guangquan/rules/gear/product-serial'
import { dayOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../db/client.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../../http/calls/once-ctx.ts'
import { createNotice } from '../../notice/index.ts'
import { findChoice } from '../../site/index.ts'
import { findProduct, type RegisteredProduct } from '../catalogue/catalogue.read.ts'
import { judgeAccessCode, type CodeVerdict } from './access-code.ts'
import { countSerialLook, forgetSerialLooks } from './count-tries.ts'
import { replaceProofs } from './proof-files.ts'
import { displaceRequest, refuseTooManyWaiting } from './waiting.ts'
import { getRegistration } from './registration.view.ts'
import { registrationTargetName } from './registration-target-name.ts'
import { findPurchaseShop, type PurchaseShop } from './purchase-shop.ts'
import { judgeSerial, lockSerial, type SerialJudgement } from './serial.store.ts'
import { takeEffect } from './take-effect.ts'

type AddCtx = OnceCtx<UserProductDetail>
type Input = MethodParsed<typeof UserProduct.Add>

/**
 * Registers a product. With a right access code and a shipped number that is free, or that another person requested
 * without a code, it takes effect at once; everything else waits for staff. A number that another person has can be
 * claimed with a proof.
 * @throws ContentNotFound, SerialWrongForm, SerialOwn, SerialTaken, SerialRequested, SerialNeedsInvoice, SerialBlocked,
 * AccessCodeWrong, CodeTriesUsed, RegistrationLimit, UploadNotFound
 */
export async function addProduct(ctx: AddCtx, input: Input): Promise<CommittedResponse> {
  const product = await findProduct(ctx.db, input.productId)
  const shop = await refuseWrongPurchase(ctx, product, input)
  const serial = normaliseSerial(input.serialNumber)
  if (!matchesSerial(product.serialPattern, serial)) fail('SerialWrongForm')
  // Tries are counted before the transaction, so that a refusal does not take them back.
  await countSerialLook(ctx)
  const code = input.accessCode === '' ? null : await judgeAccessCode(ctx, input)
  if (code?.valid === false) fail('AccessCodeWrong', { n: code.remain })
  return ctx.once(async (tx) => {
    const own = { ...ctx, db: tx }
    const { id, state } = await register(own, tx, { product, serial, input, shop, code })
    if (state === productStates.inForce) await forgetSerialLooks(own)
    return getRegistration(own, { regProductId: id })
  })
}

/** @returns the shop of the purchase */
async function refuseWrongPurchase(
  ctx: AddCtx,
  product: RegisteredProduct,
  input: Input,
): Promise<PurchaseShop> {
  const fields: Record<string, string> = {}
  if (input.buyDate > dayOf(ctx.now)) fields['buyDate'] = fieldSentences.buyDate
  else if (input.buyDate < product.launchedOn) fields['buyDate'] = beforeLaunchText(product.launchedOn)
  if ((await findChoice(ctx.db, 'BuyChannelType', input.buyChannelType)) === undefined)
    fields['buyChannelType'] = fieldSentences.buyChannelType
  if (input.accessCode === '' && input.invoicePics.length === 0)
    fields['invoicePics'] = fieldSentences.invoicePics
  const shop = await findPurchaseShop(ctx.db, input)
  if (shop === undefined) fields['shopId'] = fieldSentences.shopId
  if (shop === undefined || Object.keys(fields).length > 0) fail('BadInput', { fields })
  return shop
}

interface Registering {
  product: RegisteredProduct
  serial: string
  input: Input
  shop: PurchaseShop
  code: CodeVerdict | null
}

async function register(
  ctx: Pick<AddCtx, 'app' | 'now' | 'viewer' | 'db'> & AddCtx,
  tx: Tx,
  { product, serial, input, shop, code }: Registering,
): Promise<{ id: string; state: number }> {
  const memberId = ctx.viewer.id
  const row = await lockSerial(ctx, tx, { productId: product.id, serial })
  const judged = await judgeSerial(ctx, tx, { row, memberId })
  const state = stateOf(judged, { input, isShipped: row.shipped_on !== null })
  if (state !== productStates.inForce) await refuseTooManyWaiting(ctx, tx)
  if (code?.codeId != null) await consumeCode(tx, code.codeId, code.remain)
  const id = uuid()
  // A right code is a proof, which a mere request lacks.
  const displaced = judged.state === serialStates.requested && code !== null ? judged.holder : null
  await tx
    .insertInto('user_product')
    .values({
      id,
      member_id: memberId,
      product_id: product.id,
      serial_id: row.id,
      // One live registration of a number is allowed: it begins as a claim until the displaced one has become a claim.
      state: displaced === null ? state : productStates.disputed,
      access_code_id: code?.codeId ?? null,
      bought_on: input.buyDate,
      buy_channel: input.buyChannelType,
      shop_id: shop.id,
      shop_name: shop.name,
      origin: input.productOrigin,
      price: input.price === null ? null : Math.round(input.price * 100),
      warranty_months: product.warrantyMonths,
      invoice_state: input.invoicePics.length > 0 ? invoiceStates.waiting : invoiceStates.none,
      disputes: state === productStates.disputed || displaced !== null ? (judged.holder?.id ?? null) : null,
      created_at: ctx.now,
      decided_at: state === productStates.inForce ? ctx.now : null,
    })
    .execute()
  if (displaced !== null) await displaceRequest(tx, { requestId: displaced.id, byId: id, state })
  await replaceProofs(ctx, tx, id, input)
  await emit(tx, 'product.changed', { serialId: row.id })
  if (state === productStates.inForce) await takeEffect(tx, { memberId, serialId: row.id, now: ctx.now })
  if (judged.holder !== null)
    await createNotice(tx, ctx.now, {
      memberId: judged.holder.member_id,
      kind: displaced === null ? 'product.claimed' : 'product.displaced',
      target: { kind: registrationTargetName, id: judged.holder.id },
    })
  return { id, state }
}

/** The state in which a registration begins. */
function stateOf(
  { state, holder }: SerialJudgement,
  { input, isShipped }: { input: Input; isShipped: boolean },
): number {
  const hasInvoice = input.invoicePics.length > 0
  const hasCode = input.accessCode !== ''
  switch (state) {
    case serialStates.own:
      return fail('SerialOwn')
    case serialStates.blocked:
      return fail('SerialBlocked')
    case serialStates.requested:
      if (hasCode) return startWithCode({ isShipped, hasInvoice })
      if (!input.claim) fail('SerialRequested')
      return productStates.disputed
    case serialStates.taken:
      if (!input.claim) fail(holder?.state === productStates.inReview ? 'SerialRequested' : 'SerialTaken')
      return holder === null ? productStates.inReview : productStates.disputed
    case serialStates.notShipped:
      if (!hasInvoice) fail('SerialNeedsInvoice')
      return productStates.inReview
    default:
      return hasCode ? productStates.inForce : productStates.inReview
  }
}

function startWithCode({ isShipped, hasInvoice }: { isShipped: boolean; hasInvoice: boolean }): number {
  if (isShipped) return productStates.inForce
  if (!hasInvoice) fail('SerialNeedsInvoice')
  return productStates.inReview
}

/** @throws AccessCodeWrong for one that was used meanwhile */
async function consumeCode(tx: Tx, codeId: string, remain: number): Promise<void> {
  const used = await tx
    .updateTable('access_code')
    .set({ state: accessCodeStates.used })
    .where('id', '=', codeId)
    .where('state', '=', accessCodeStates.unused)
    .executeTakeFirst()
  if (used.numUpdatedRows === 0n) fail('AccessCodeWrong', { n: remain })
}
