import { enrolStates, noShowAppealStates, loanStates, type OwnEnrolment } from '@guangquan/contract'
import { checkInWindow, freeUntil } from '@guangquan/rules/events/activity-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { loadCommentPictures } from '../media/index.ts'
import { factsOf, formOf, stageNumbers, type ActivityRow } from './activity.store.ts'
import { enrolStateOf, queuePlaces, type EnrolmentRow } from './enrolment.store.ts'
import { filesIn, openAnswers } from './enrol/answers.ts'
import { mayLeave } from './judge-sign-up.ts'
import { loadOwnLoans } from './loan/own-loans.read.ts'

type Ends = Pick<
  ActivityRow,
  | 'stage'
  | 'sign_mode'
  | 'sign_start'
  | 'sign_end'
  | 'start_time'
  | 'end_time'
  | 'capacity'
  | 'held'
  | 'taken'
  | 'cancel_hours'
  | 'self_check_in'
>

/** A member's rights on their enrolment, without the answers. */
export function enrolmentFacts(
  row: Ends,
  own: EnrolmentRow,
  { now, place }: { now: Date; place: number | null },
) {
  const state = enrolStateOf(own)
  const isHeld = row.stage === stageNumbers.published
  const isBegun = now >= row.start_time
  const free = freeUntil(row.start_time.getTime(), row.cancel_hours)
  const { opens, closes } = checkInWindow(factsOf(row))
  const isEnrolled = state === enrolStates.enrolled
  const at = now.getTime()
  return {
    id: own.id,
    state,
    guests: own.seats - 1,
    queuePlace: place,
    offerUntil: own.offer_until && timeTextOf(own.offer_until),
    passedOver: own.passed_over && state === enrolStates.waiting,
    reason: own.reason,
    createTime: timeTextOf(own.created_at),
    checkInTime: own.checked_in_at && timeTextOf(own.checked_in_at),
    freeUntil: isEnrolled ? timeTextOf(new Date(free)) : null,
    mayCancel: isHeld && !isBegun && mayLeave(state),
    cancelCounts: isHeld && isEnrolled && at >= free && !isMoved(row, own),
    hasTicket: isHeld && (isEnrolled || state === enrolStates.checkedIn) && at < closes,
    mayCheckInSelf: isHeld && isEnrolled && row.self_check_in && at >= opens && at < closes,
    mayAppeal: own.absent_at !== null && !own.excused && own.appeal_state === noShowAppealStates.none,
    appealState: Object.values(noShowAppealStates).find((one) => one === own.appeal_state) ?? 0,
    appealReason: own.appeal_reason,
  } satisfies Partial<OwnEnrolment>
}

/** The activity was moved after the member signed up: leaving it costs nothing. */
function isMoved(_row: Ends, own: EnrolmentRow): boolean {
  return own.may_leave
}

/** A member's enrolment with everything they wrote. */
export async function ownEnrolment(ctx: Ctx, row: ActivityRow, own: EnrolmentRow): Promise<OwnEnrolment> {
  const { guestNames, answers } = openAnswers(ctx.app.env, own)
  const fileIds = filesIn(formOf(row), answers)
  const [places, pictures, loans] = await Promise.all([
    queuePlaces(ctx.db, [own]),
    loadCommentPictures(ctx, fileIds),
    loadOwnLoans(ctx.db, own.id),
  ])
  return {
    ...enrolmentFacts(row, own, { now: ctx.now, place: places.get(own.id) ?? null }),
    guestNames,
    answers,
    files: fileIds.flatMap((id) => {
      const picture = pictures.get(id)
      return picture === undefined ? [] : [{ id, ...picture }]
    }),
    loans: loans.filter(({ state }) => state !== loanStates.cancelled),
  }
}
