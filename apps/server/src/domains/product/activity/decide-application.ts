import {
  applicationStates,
  giftParcelSentences,
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
 * Decides an application. One that was accepted can be cancelled until its gift was sent; a refused or cancelled one
 * gives its place back.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow
 */
export async function decideApplication(
  ctx: StaffCtx,
  { id, state, reason, version }: Decision,
): Promise<StaffProductApplicationItem> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockApplication(tx, { id, version })
    const mayCancel = state === applicationStates.cancelled && row.state === applicationStates.accepted
    if (!undecided.includes(row.state) && !mayCancel) fail('NotAllowedNow')
    const isKept = state === applicationStates.accepted || state === applicationStates.incomplete
    await tx
      .updateTable('product_application')
      .set({ state, reason: state === applicationStates.accepted ? '' : reason, version: version + 1 })
      .where('id', '=', id)
      .execute()
    if (!isKept) await giveBackPlaces(tx, [row.activity_id])
    await createNotice(tx, ctx.now, {
      memberId: row.member_id,
      kind: noticeOf[state],
      target: { kind: applicationTargetName, id },
      ...(state === applicationStates.accepted ? {} : { note: reason }),
    })
    await auditAct(ctx, tx, {
      act: 'productApplication.decided',
      targetKind: 'productApplication',
      targetId: id,
      reason,
      before: { state: row.state },
      after: { state, number: row.number },
    })
    return getStaffApplication({ ...ctx, db: tx }, id)
  })
}

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
