import { noShowAppealStates, type Activity, type MethodParsed, type OwnEnrolment } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockShownActivity } from '../activity.store.ts'
import { changeEnrolment, findOwnEnrolment } from '../enrolment.store.ts'
import { ownEnrolment } from '../own-enrolment.view.ts'

/** Asks staff to look again at a no-show, once. @throws ContentNotFound, NotAllowedNow */
export async function appealNoShow(
  ctx: MemberCtx,
  { activityId, text }: MethodParsed<typeof Activity.Appeal>,
): Promise<OwnEnrolment> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockShownActivity(tx, activityId)
    const own = await findOwnEnrolment(tx, { activityId, memberId: ctx.viewer.id })
    if (own === undefined) fail('ContentNotFound')
    const mayAppeal = own.absent_at !== null && !own.excused && own.appeal_state === noShowAppealStates.none
    if (!mayAppeal) fail('NotAllowedNow')
    const appeal = { appeal_state: noShowAppealStates.waiting, appeal_text: text, appealed_at: ctx.now }
    const changed = await changeEnrolment(tx, own, { ...appeal, at: ctx.now })
    return ownEnrolment({ ...ctx, db: tx }, row, changed)
  })
}
