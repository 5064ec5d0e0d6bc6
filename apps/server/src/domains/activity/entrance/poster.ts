import {
  checkInWays,
  enrolStates,
  type Activity,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { checkInWindow } from '@guangquan/rules/events/activity-state'
import { dayOf } from '@guangquan/rules/time-text'
import { validate as isUuid } from 'uuid'
import type { App, MemberCtx } from '../../../context.ts'
import { isSignedText, signText } from '../../../crypto/sign-text.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { factsOf, lockShownActivity, stageNumbers } from '../activity.store.ts'
import { enrolStateOf, findOwnEnrolment } from '../enrolment.store.ts'
import { ownEnrolment } from '../own-enrolment.view.ts'
import { settleActivity } from '../settle-activity.ts'
import { checkIn } from './check-in.ts'

const purpose = 'activity-poster'

/** Text of the QR of a poster, for one day. */
export function posterText({ env }: Pick<App, 'env'>, activityId: string, now: Date): string {
  const text = `${activityId}.${dayOf(now)}`
  return `P1.${text}.${signText(env, purpose, text)}`
}

/** Checks the caller in with the poster of the day. @throws PosterWrong, CheckInClosed, ContentNotFound */
export async function checkInSelf(
  ctx: MemberCtx,
  { code }: MethodParsed<typeof Activity.CheckInSelf>,
): Promise<MethodOutput<typeof Activity.CheckInSelf>> {
  const { app, now, viewer } = ctx
  const [form, activityId = '', day = '', signature = ''] = code.trim().split('.')
  const isOurs =
    form === 'P1' && isUuid(activityId) && isSignedText(app.env, purpose, `${activityId}.${day}`, signature)
  if (!isOurs || day !== dayOf(now)) fail('PosterWrong')
  return inTransaction(ctx, async (tx) => {
    const row = await lockShownActivity(tx, activityId)
    const own = await findOwnEnrolment(tx, { activityId, memberId: viewer.id })
    if (own === undefined) fail('ContentNotFound')
    const { opens, closes } = checkInWindow(factsOf(row))
    const isOpen = now.getTime() >= opens && now.getTime() < closes
    const mayCheckIn = row.self_check_in && row.stage === stageNumbers.published && isOpen
    const state = enrolStateOf(own)
    if (state !== enrolStates.checkedIn && (!mayCheckIn || state !== enrolStates.enrolled))
      fail('CheckInClosed')
    const changed =
      state === enrolStates.checkedIn
        ? own
        : await checkIn(tx, own, { at: now, way: checkInWays.self, by: '', now })
    const settled = await settleActivity(tx, row, now)
    return { ...(await ownEnrolment({ ...ctx, db: tx }, settled, changed)), activityId, title: row.title }
  })
}
