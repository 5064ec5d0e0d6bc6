import {
  applicationStates,
  giftParcelSentences,
  productStates,
  warrantyExtendedText,
  type MethodParsed,
  type NoticeKind,
  type StaffProductActivity,
  type StaffProductApplicationItem,
} from '@guangquan/contract'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { createNotice } from '../../notice/index.ts'
import { lockRegistration } from '../registration/lock-registration.ts'
import { extendWarranty, takeBackExtensions } from '../registration/warranty.ts'
import { applicationTargetName } from './application-target-name.ts'
import { getStaffApplication } from './applications-list.read.ts'
import { giveBackPlaces } from './places.ts'

type Decision = MethodParsed<typeof StaffProductActivity.Decide>

const noticeOf = {
  2: 'product.activityAccepted',
  3: 'product.activityIncomplete',
  4: 'product.activityRefused',
  6: 'product.activityRefused',
} as const satisfies Record<Decision['state'], NoticeKind>

/** States in which an application can be decided. */
const undecided: readonly number[] = [applicationStates.inReview, applicationStates.incomplete]

/**
 * Decides about an application. An accepted one can be cancelled until its gift was sent or its product was handed
 * over; a refused or cancelled one returns its place. Accepting adds the activity's extension to the warranty,
 * cancelling takes it back.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function decideApplication(
  ctx: StaffCtx,
  { id, state, reason, version }: Decision,
): Promise<StaffProductApplicationItem> {
  return inTransaction(ctx, async (tx) => {
    const product = await lockRegistration(ctx, tx, { id: await productOf(tx, id) })
    const row = await lockApplication(tx, { id, version })
    // A new owner bought it with the longer warranty.
    const isHandedOver = product.state === productStates.transferred
    const mayCancel =
      state === applicationStates.cancelled && row.state === applicationStates.accepted && !isHandedOver
    if (!undecided.includes(row.state) && !mayCancel) fail('NotAllowedNow')
    const isKept = state === applicationStates.accepted || state === applicationStates.incomplete
    await tx
      .updateTable('product_application')
      .set({ state, reason: state === applicationStates.accepted ? '' : reason, version: version + 1 })
      .where('id', '=', id)
      .execute()
    if (!isKept) await giveBackPlaces(tx, [row.activity_id])
    const months = await changeWarranty(tx, { row, state, now: ctx.now })
    await createNotice(tx, ctx.now, {
      memberId: row.member_id,
      kind: noticeOf[state],
      target: { kind: applicationTargetName, id },
      ...(state === applicationStates.accepted ? extendedNote(months) : { note: reason }),
    })
    await auditAct(ctx, tx, {
      act: 'productApplication.decided',
      targetKind: 'productApplication',
      targetId: id,
      reason,
      before: { state: row.state },
      after: { state, number: row.number, ...(months === 0 ? {} : { extensionMonths: months }) },
    })
    return getStaffApplication({ ...ctx, db: tx }, id)
  })
}

/** The registration that an application is about: it is locked before the application. @throws ContentNotFound */
async function productOf(tx: Tx, id: string): Promise<string> {
  const row = await tx
    .selectFrom('product_application')
    .where('id', '=', id)
    .select('user_product_id')
    .executeTakeFirst()
  return row?.user_product_id ?? fail('ContentNotFound')
}

interface Decided {
  row: { user_product_id: string; activity_id: string; state: number }
  state: Decision['state']
  now: Date
}

/** @returns the months that were added or, below 0, taken back */
async function changeWarranty(tx: Tx, { row, state, now }: Decided): Promise<number> {
  const { user_product_id: regProductId, activity_id: activityId } = row
  if (state === applicationStates.accepted) return extendWarranty(tx, { regProductId, activityId, now })
  if (row.state !== applicationStates.accepted) return 0
  return -(await takeBackExtensions(tx, { regProductId, activityIds: [activityId] }))
}

const extendedNote = (months: number) => (months === 0 ? {} : { note: warrantyExtendedText(months) })

/** @throws ContentNotFound, ChangedMeanwhile */
export async function lockApplication(tx: Tx, { id, version }: { id: string; version: number }) {
  const row =
    (await tx
      .selectFrom('product_application')
      .where('id', '=', id)
      .selectAll()
      .forUpdate()
      .executeTakeFirst()) ?? fail('ContentNotFound')
  // The member may have changed it.
  if (row.version !== version)
    await failChanged(
      tx,
      { targetKind: 'productApplication', targetId: id },
      { otherwise: giftParcelSentences.member },
    )
  return row
}
