import type { MethodParsed, StaffQuestionnaire, StaffQuestionnaireDetail } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { inviteJob } from '../invite-members.ts'
import { updateQuestionnaire } from '../questionnaire.store.ts'
import { lockVersion } from './lock-version.ts'
import { getStaffQuestionnaire, mayOf } from './staff-questionnaires.read.ts'

/**
 * Notifies the members who may answer and have not yet.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow within a day
 */
export async function inviteToQuestionnaire(
  ctx: StaffCtx,
  { id, version, reason }: MethodParsed<typeof StaffQuestionnaire.Invite>,
): Promise<StaffQuestionnaireDetail> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockVersion(tx, { id, version })
    if (!mayOf(before, ctx.now).invite) fail('NotAllowedNow')
    await updateQuestionnaire(tx, id, {
      invited_at: ctx.now,
      invited: 0,
      invited_up_to: null,
      version: version + 1,
      updated_at: ctx.now,
    })
    await enqueue(tx, inviteJob, { id, after: null }, { key: id })
    await auditAct(ctx, tx, {
      act: 'questionnaire.invited',
      targetKind: 'questionnaire',
      targetId: id,
      reason,
      before: { title: before.title, effectiveTime: before.invited_at && timeTextOf(before.invited_at) },
      after: { title: before.title, effectiveTime: timeTextOf(ctx.now) },
    })
    return getStaffQuestionnaire({ ...ctx, db: tx }, { id })
  })
}
