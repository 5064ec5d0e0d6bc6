import {
  applicationStates,
  fieldSentences,
  productOrigins,
  productStates,
  type MethodParsed,
  type ProductApplication,
  type UserProduct,
} from '@guangquan/contract'
import { sql, type SqlBool } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { findOwnAddress } from '../../address/index.ts'
import { releaseFiles } from '../../media/index.ts'
import { claimProofs } from '../registration/proof-files.ts'
import { isExtendedBy } from '../registration/warranty.ts'
import { findActivity, type ActivityRow } from './activity.view.ts'
import { isGivenFor } from './given-gifts.ts'
import { answerApplication, mayModify, sealAddress } from './application.view.ts'

type Input = MethodParsed<typeof UserProduct.UserProductActivityApply>

/**
 * Applies for an activity with one of the caller's products. A place is taken in the statement that compares it with
 * the quota.
 * @throws ContentNotFound, ApplyClosed, NotEligible, AppliedAlready, PlacesFull, UploadNotFound
 */
export async function applyForActivity(ctx: MemberCtx, input: Input): Promise<ProductApplication> {
  await inTransaction(ctx, async (tx) => {
    const activity = await findActivity(tx, input.activityId, sql<SqlBool>`a.is_open`)
    if (ctx.now < activity.apply_from || ctx.now >= activity.apply_to) fail('ApplyClosed')
    await refuseUnfit(ctx, tx, activity, input)
    const id = uuid()
    const given = await valuesOf(ctx, tx, { activity, id, input, before: null })
    const made = await tx
      .insertInto('product_application')
      .values({
        id,
        activity_id: activity.id,
        user_product_id: input.regProductId,
        member_id: ctx.viewer.id,
        state: applicationStates.inReview,
        created_at: ctx.now,
        ...given,
      })
      .onConflict((conflict) => conflict.columns(['activity_id', 'user_product_id']).doNothing())
      .executeTakeFirst()
    if (made.numInsertedOrUpdatedRows === 0n) fail('AppliedAlready')
    const place = await tx
      .updateTable('product_activity')
      .set({ taken: sql`taken + 1` })
      .where('id', '=', activity.id)
      .where((eb) => eb.or([eb('quota', 'is', null), eb('taken', '<', eb.ref('quota'))]))
      .executeTakeFirst()
    if (place.numUpdatedRows === 0n) fail('PlacesFull')
    await replaceInvoices(ctx, tx, id, input.invoicePics)
  })
  return answerApplication(ctx, input)
}

/**
 * Changes an application, which is then reviewed again: one in review while the activity accepts applications, an
 * incomplete one at any time. Without another address its own remains.
 * @throws ContentNotFound, ApplyClosed, NotAllowedNow, UploadNotFound
 */
export async function modifyApplication(ctx: MemberCtx, input: Input): Promise<ProductApplication> {
  await inTransaction(ctx, async (tx) => {
    const row =
      (await tx
        .selectFrom('product_application')
        .where('activity_id', '=', input.activityId)
        .where('user_product_id', '=', input.regProductId)
        .where('member_id', '=', ctx.viewer.id)
        .select(['id', 'state', 'version', 'gift_id', 'address_cipher'])
        .forUpdate()
        .executeTakeFirst()) ?? fail('ContentNotFound')
    if (row.state !== applicationStates.inReview && row.state !== applicationStates.incomplete)
      fail('NotAllowedNow')
    const activity = await findActivity(tx, input.activityId)
    if (!mayModify({ state: row.state, apply_to: activity.apply_to }, ctx.now)) fail('ApplyClosed')
    await tx
      .updateTable('product_application')
      .set({
        ...(await valuesOf(ctx, tx, { activity, id: row.id, input, before: row })),
        state: applicationStates.inReview,
        reason: '',
        version: row.version + 1,
      })
      .where('id', '=', row.id)
      .execute()
    await replaceInvoices(ctx, tx, row.id, input.invoicePics)
  })
  return answerApplication(ctx, input)
}

/**
 * A warranty is only extended for products of the mainland, once for each, as a gift is given once per number, whoever
 * owned it then.
 * @throws NotEligible unless the product is the caller's, in force, of a model and bought in time; AppliedAlready
 */
async function refuseUnfit(ctx: MemberCtx, tx: Tx, activity: ActivityRow, input: Input): Promise<void> {
  const product = await tx
    .selectFrom('user_product')
    .where('id', '=', input.regProductId)
    .where('member_id', '=', ctx.viewer.id)
    .select(['product_id', 'state', 'bought_on', 'origin'])
    .select(isExtendedBy(activity.id).as('is_extended'))
    .select(isGivenFor(sql`${activity.id}::uuid`).as('is_given'))
    // A concurrent unbinding waits, and then finds the application.
    .forShare()
    .executeTakeFirst()
  if (product === undefined) fail('ContentNotFound')
  const isOfModel = activity.models.some(({ productId }) => productId === product.product_id)
  const isInTime = product.bought_on >= activity.buy_from && product.bought_on <= activity.buy_to
  if (!isOfModel || !isInTime || product.state !== productStates.inForce) fail('NotEligible')
  if (activity.extension_months > 0 && product.origin !== productOrigins.mainland) fail('NotEligible')
  if (product.is_extended || product.is_given) fail('AppliedAlready')
}

interface Given {
  activity: ActivityRow
  id: string
  input: Input
  /** The application before the change; its gift may no longer be offered. */
  before: { gift_id: string | null; address_cipher: Buffer | null } | null
}

/** @throws BadInput with the sentences of all fields that lack something */
async function valuesOf(ctx: MemberCtx, tx: Tx, { activity, id, input, before }: Given) {
  const fields: Record<string, string> = {}
  const isOffered = activity.gifts.some((one) => one.id === input.giftId)
  const isKept = input.giftId !== undefined && input.giftId === before?.gift_id
  const giftId = isOffered || isKept ? input.giftId : undefined
  if (activity.gifts.length > 0 && giftId === undefined) fields['giftId'] = fieldSentences.giftId
  if (activity.needs_invoice && input.invoicePics.length === 0)
    fields['invoicePics'] = fieldSentences.invoicePics
  const cipher = activity.needs_address ? await addressOf(ctx, tx, { id, input, before }) : null
  if (activity.needs_address && cipher === null) fields['addressId'] = fieldSentences.addressId
  if (Object.keys(fields).length > 0) fail('BadInput', { fields })
  return { gift_id: giftId ?? null, address_cipher: cipher, remark: input.remark }
}

async function addressOf(
  ctx: MemberCtx,
  tx: Tx,
  { id, input, before }: Omit<Given, 'activity'>,
): Promise<Buffer | null> {
  if (input.addressId === undefined) return before?.address_cipher ?? null
  const own = { memberId: ctx.viewer.id, id: input.addressId }
  const address = await findOwnAddress({ ...ctx, db: tx }, own)
  return address === undefined ? null : sealAddress(ctx.app.env, id, address)
}

/** Replaces the pictures of an application by uploads of the caller, or by some it has. @throws UploadNotFound */
async function replaceInvoices(
  ctx: MemberCtx,
  tx: Tx,
  applicationId: string,
  fileIds: readonly string[],
): Promise<void> {
  const before = await tx
    .deleteFrom('product_application_file')
    .where('application_id', '=', applicationId)
    .returning('file_id')
    .execute()
  const chosen = [...new Set(fileIds)]
  const had = new Set(before.map(({ file_id: fileId }) => fileId))
  await claimProofs(
    ctx,
    tx,
    chosen.filter((fileId) => !had.has(fileId)),
  )
  if (chosen.length > 0) {
    await tx
      .insertInto('product_application_file')
      .values(
        chosen.map((fileId, position) => ({ application_id: applicationId, file_id: fileId, position })),
      )
      .execute()
  }
  await releaseFiles(
    tx,
    [...had].filter((fileId) => !chosen.includes(fileId)),
    { from: ctx.now },
  )
}
