import type { MethodParsed, StaffActivity, StaffEnrolmentAnswers } from '@guangquan/contract'
import * as z from 'zod'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { makeGrant, openGrant } from '../../../staff-grant.ts'
import { loadNickNames } from '../../member/index.ts'
import { formOf } from '../activity.store.ts'
import { openAnswers } from '../enrol/answers.ts'
import { findEnrolment } from '../enrolment.store.ts'
import { findOrganised } from './scope.ts'

const purpose = 'enrolment-answers-grant'

/** Records that staff see what a member answered. @throws ContentNotFound, also for an enrolment without answers */
export async function requestAnswers(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffActivity.RequestAnswers>,
): Promise<{ grant: string }> {
  await inTransaction(ctx, async (tx) => {
    const own = await findEnrolment(tx, id)
    const row = await findOrganised(ctx, tx, own.activity_id)
    if (own.answers_cipher === null) fail('ContentNotFound')
    const names = await loadNickNames(tx, [own.member_id])
    await auditAct(ctx, tx, {
      act: 'activity.answersSeen',
      targetKind: 'enrolment',
      targetId: id,
      reason,
      after: { title: row.title, nickName: names.get(own.member_id) ?? '' },
    })
  })
  return { grant: makeGrant(ctx, purpose, id) }
}

/** The answers that a grant names. @throws TicketInvalid, ContentNotFound */
export async function seeAnswers(
  ctx: StaffCtx,
  { grant }: { grant: string },
): Promise<StaffEnrolmentAnswers> {
  const id = openGrant(ctx, purpose, { grant, about: z.uuid() })
  const own = await findEnrolment(ctx.db, id)
  const row = await findOrganised(ctx, ctx.db, own.activity_id)
  return { ...openAnswers(ctx.app.env, own), form: formOf(row) }
}
