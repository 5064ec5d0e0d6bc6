import { enrolStates, type ActivityTicket } from '@guangquan/contract'
import { checkInWindow } from '@guangquan/rules/events/activity-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { getUserBrief } from '../../member/index.ts'
import { loadShops } from '../../shop/index.ts'
import { factsOf, findShownActivity } from '../activity.store.ts'
import { placeOf } from '../activity.view.ts'
import { openAnswers } from '../enrol/answers.ts'
import { enrolStateOf, findOwnEnrolment } from '../enrolment.store.ts'

/** The caller's ticket, with its key: their phone makes the codes, also without network. @throws ContentNotFound */
export async function getTicket(
  ctx: MemberCtx,
  { activityId }: { activityId: string },
): Promise<ActivityTicket> {
  const { db, now, viewer } = ctx
  const row = await findShownActivity(db, activityId)
  const own = await findOwnEnrolment(db, { activityId, memberId: viewer.id })
  const state = own === undefined ? enrolStates.none : enrolStateOf(own)
  if (own === undefined || (state !== enrolStates.enrolled && state !== enrolStates.checkedIn))
    fail('ContentNotFound')
  const [brief, shops] = await Promise.all([
    getUserBrief(ctx, viewer.id),
    loadShops(db, row.shop_id === null ? [] : [row.shop_id]),
  ])
  const { opens, closes } = checkInWindow(factsOf(row))
  return {
    enrolId: own.id,
    activityId,
    title: row.title,
    startTime: timeTextOf(row.start_time),
    endTime: timeTextOf(row.end_time),
    placeText: placeOf(row, shops.get(row.shop_id ?? '')?.item.name ?? ''),
    nickName: brief.nickName,
    headPicUrl: brief.headPicUrl,
    guests: own.seats - 1,
    guestNames: openAnswers(ctx.app.env, own).guestNames,
    state,
    checkInTime: own.checked_in_at && timeTextOf(own.checked_in_at),
    key: own.ticket_key,
    opensAt: opens,
    closesAt: closes,
    now: now.getTime(),
    selfCheckIn: row.self_check_in,
  }
}
