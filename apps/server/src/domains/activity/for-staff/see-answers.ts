import {
  enrolStates,
  type MethodOutput,
  type MethodParsed,
  type StaffActivity,
  type StaffEnrolmentAnswers,
} from '@guangquan/contract'
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
const namesPurpose = 'guest-names-grant'

/** Records that staff see a member's answers. @throws ContentNotFound, also for an enrolment without answers */
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

/** The answers that a grant opens. @throws TicketInvalid, ContentNotFound */
export async function seeAnswers(
  ctx: StaffCtx,
  { grant }: { grant: string },
): Promise<StaffEnrolmentAnswers> {
  const id = openGrant(ctx, purpose, { grant, about: z.uuid() })
  const own = await findEnrolment(ctx.db, id)
  const row = await findOrganised(ctx, ctx.db, own.activity_id)
  return { ...openAnswers(ctx.app.env, own), form: formOf(row) }
}

/** Records that staff see the names of all guests of an activity. @throws ContentNotFound */
export async function requestGuestNames(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffActivity.RequestGuestNames>,
): Promise<{ grant: string }> {
  await inTransaction(ctx, async (tx) => {
    const row = await findOrganised(ctx, tx, id)
    await auditAct(ctx, tx, {
      act: 'activity.guestNamesSeen',
      targetKind: 'activity',
      targetId: id,
      reason,
      after: { title: row.title },
    })
  })
  return { grant: makeGrant(ctx, namesPurpose, id) }
}

/** The names of the guests who come, by the enrolments that have some. @throws TicketInvalid, ContentNotFound */
export async function seeGuestNames(
  ctx: StaffCtx,
  { grant }: { grant: string },
): Promise<MethodOutput<typeof StaffActivity.SeeGuestNames>> {
  const activityId = openGrant(ctx, namesPurpose, { grant, about: z.uuid() })
  await findOrganised(ctx, ctx.db, activityId)
  const rows = await ctx.db
    .selectFrom('enrolment')
    .select(['id', 'answers_cipher'])
    .where('activity_id', '=', activityId)
    .where('state', 'in', [enrolStates.enrolled, enrolStates.checkedIn])
    .where('seats', '>', 1)
    .where('answers_cipher', 'is not', null)
    .execute()
  const items = rows.map((row) => ({
    enrolId: row.id,
    guestNames: openAnswers(ctx.app.env, row).guestNames,
  }))
  return { items: items.filter(({ guestNames }) => guestNames.length > 0) }
}
