import {
  activitySentences,
  enrolStates,
  loanStates,
  type Activity,
  type MethodOutput,
  type MethodParsed,
  type OwnEnrolment,
} from '@guangquan/contract'
import { freeUntil } from '@guangquan/rules/events/activity-state'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockShownActivity, stageNumbers, type ActivityRow } from '../activity.store.ts'
import { changeEnrolment, enrolStateOf, findOwnEnrolment, type EnrolmentRow } from '../enrolment.store.ts'
import { mayLeave } from '../judge-sign-up.ts'
import { ownEnrolment } from '../own-enrolment.view.ts'
import { settleActivity } from '../settle-activity.ts'
import { openAnswers, sealAnswers } from './answers.ts'
import { setRequests } from './register.ts'

/** Leaves an activity, its waiting list, its draw or its review. @throws ContentNotFound, NotAllowedNow */
export async function leave(
  ctx: MemberCtx,
  { activityId, reason }: MethodParsed<typeof Activity.UserActivityCancel>,
): Promise<MethodOutput<typeof Activity.UserActivityCancel>> {
  return changeOwn(ctx, activityId, async (tx, row, own) => {
    const isLate =
      own.state === enrolStates.enrolled &&
      !own.may_leave &&
      ctx.now.getTime() >= freeUntil(row.start_time.getTime(), row.cancel_hours)
    const absent = isLate ? { left_late: true, absent_at: ctx.now, excused: false } : {}
    await changeEnrolment(tx, own, { state: enrolStates.cancelled, reason, ...absent, at: ctx.now })
    await giveUpLoans(tx, own)
    await settleActivity(tx, row, ctx.now)
    return { state: enrolStates.cancelled, counts: isLate }
  })
}

/** Takes fewer guests along; their places go to those who wait. @throws ContentNotFound, NotAllowedNow for more */
export async function setGuests(
  ctx: MemberCtx,
  { activityId, guests, guestNames }: MethodParsed<typeof Activity.SetGuests>,
): Promise<OwnEnrolment> {
  return changeOwn(ctx, activityId, async (tx, row, own) => {
    if (guests > own.seats - 1) fail('NotAllowedNow')
    const { answers } = openAnswers(ctx.app.env, own)
    const changed = await changeEnrolment(tx, own, {
      seats: 1 + guests,
      answers_cipher: sealAnswers(ctx.app.env, own.id, { guestNames: guestNames.slice(0, guests), answers }),
      at: ctx.now,
    })
    return shown(ctx, tx, await settleActivity(tx, row, ctx.now), changed)
  })
}

/** Accepts or refuses a place that was offered. @throws ContentNotFound, OfferOver */
export async function answerOffer(
  ctx: MemberCtx,
  { activityId, accept }: MethodParsed<typeof Activity.AnswerOffer>,
): Promise<OwnEnrolment> {
  return inTransaction(ctx, async (tx) => {
    // Settled first, because an expired offer belongs to the next one in the list.
    const row = await settleActivity(tx, await lockShownActivity(tx, activityId), ctx.now)
    const own = await findOwnEnrolment(tx, { activityId, memberId: ctx.viewer.id })
    if (own === undefined) fail('ContentNotFound')
    const isOpen = own.offer_until !== null && own.offer_until > ctx.now
    if (own.state !== enrolStates.offered || !isOpen || row.stage !== stageNumbers.published)
      fail('OfferOver')
    const to = accept
      ? { state: enrolStates.enrolled }
      : { state: enrolStates.cancelled, reason: activitySentences.offerRefused }
    const changed = await changeEnrolment(tx, own, { ...to, at: ctx.now })
    return shown(ctx, tx, await settleActivity(tx, row, ctx.now), changed)
  })
}

/** Changes a member's loan requests. @throws ContentNotFound, NotAllowedNow once loans are assigned */
export async function setLoanRequests(
  ctx: MemberCtx,
  { activityId, loanRequests }: MethodParsed<typeof Activity.SetLoanRequests>,
): Promise<OwnEnrolment> {
  return changeOwn(ctx, activityId, async (tx, row, own) => {
    const decided = await tx
      .selectFrom('activity_loan')
      .where('enrolment_id', '=', own.id)
      .where('state', '<>', loanStates.wished)
      .select('id')
      .execute()
    if (decided.length > 0 && loanRequests.length > 0) fail('NotAllowedNow')
    if (decided.length > 0) await giveUpLoans(tx, own)
    else await setRequests(tx, own, { activityId, slotIds: loanRequests })
    return shown(ctx, tx, row, own)
  })
}

/** Ends a member's loans that were not handed out yet. */
export async function giveUpLoans(tx: Tx, own: Pick<EnrolmentRow, 'id'>): Promise<void> {
  await tx
    .updateTable('activity_loan')
    .set({ state: loanStates.cancelled })
    .where('enrolment_id', '=', own.id)
    .where('state', 'in', [loanStates.wished, loanStates.given, loanStates.waiting])
    .execute()
}

const shown = (ctx: MemberCtx, tx: Tx, row: ActivityRow, own: EnrolmentRow) =>
  ownEnrolment({ ...ctx, db: tx }, row, own)

/** Changes the caller's enrolment before the activity begins. @throws ContentNotFound, NotAllowedNow */
async function changeOwn<T>(
  ctx: MemberCtx,
  activityId: string,
  change: (tx: Tx, row: ActivityRow, own: EnrolmentRow) => Promise<T>,
): Promise<T> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockShownActivity(tx, activityId)
    const own = await findOwnEnrolment(tx, { activityId, memberId: ctx.viewer.id })
    if (own === undefined) fail('ContentNotFound')
    const isHeld = row.stage === stageNumbers.published && ctx.now < row.start_time
    if (!isHeld || !mayLeave(enrolStateOf(own))) fail('NotAllowedNow')
    return change(tx, row, own)
  })
}
