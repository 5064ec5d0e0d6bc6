import {
  activitySentences,
  activityStates,
  enrolStates,
  neededProducts,
  signModes,
  type ActivityAction,
  type EnrolState,
  type SignObstacle,
} from '@guangquan/contract'
import {
  activityStateAt,
  freePlaces,
  signStartFor,
  suspendedUntil,
  waitlistSizeOf,
} from '@guangquan/rules/events/activity-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import { factsOf, type ActivityRow } from './activity.store.ts'

/** Facts about a person on which a sign-up depends. */
export interface Person {
  /** The level whose permissions apply; 0 for a visitor. */
  level: number
  isOwner: boolean
  /** Activities with listed models of which they own one. */
  ownsModelFor: ReadonlySet<string>
  /** When they did not come, epoch milliseconds. */
  noShows: readonly number[]
}

type Judged = Pick<
  ActivityRow,
  | 'id'
  | 'stage'
  | 'sign_mode'
  | 'sign_start'
  | 'sign_end'
  | 'start_time'
  | 'end_time'
  | 'capacity'
  | 'held'
  | 'taken'
  | 'waiting'
  | 'waitlist_size'
  | 'min_level'
  | 'need_product'
>

export interface SignUp {
  obstacle: SignObstacle | null
  text: string
}

/** States in which somebody is signed up, or may be. */
const signedUp: readonly EnrolState[] = [
  enrolStates.inReview,
  enrolStates.enrolled,
  enrolStates.waiting,
  enrolStates.offered,
  enrolStates.checkedIn,
  enrolStates.noShow,
  enrolStates.inDraw,
]

const isSignedUp = (state: EnrolState): boolean => signedUp.includes(state)

/** Whether the state permits the member to change or leave the enrolment. */
export const mayLeave = (state: EnrolState): boolean =>
  isSignedUp(state) && state !== enrolStates.checkedIn && state !== enrolStates.noShow

/** Whether the waiting list takes one more. */
export function isWaitlistOpen(row: Judged): boolean {
  const size = waitlistSizeOf({ capacity: row.capacity, waitlistSize: row.waitlist_size })
  return row.sign_mode === signModes.firstCome && row.waiting < size
}

/** Why somebody cannot sign up now; null if they can. @param person null for a visitor */
export function judgeSignUp(row: Judged, person: Person | null, state: EnrolState, now: Date): SignUp {
  const at = now.getTime()
  const activity = activityStateAt(factsOf(row), at)
  if (activity === activityStates.cancelled) return no('cancelled', activitySentences.isCancelled)
  if (activity === activityStates.ended) return no('ended', activitySentences.isEnded)
  if (isSignedUp(state)) return no('enrolled', activitySentences.isEnrolled)
  if (state === enrolStates.refused) return no('refused', activitySentences.isRefused)
  if (at >= Math.min(row.sign_end.getTime(), row.start_time.getTime()))
    return no('closed', activitySentences.isClosed)
  const start = signStartFor(row.sign_start.getTime(), person?.level ?? 0)
  if (at < start) return no('notOpen', activitySentences.opensAt(timeTextOf(new Date(start)).slice(5, 16)))
  const isFull = row.sign_mode === signModes.firstCome && freePlaces(factsOf(row)) <= 0
  if (isFull && !isWaitlistOpen(row)) return no('full', activitySentences.isFull)
  if (person === null) return no('signedOut', activitySentences.signIn)
  return judgePerson(row, person, at)
}

/** Requirements that a person does not meet, whatever the time and the places. */
function judgePerson(row: Judged, person: Person, at: number): SignUp {
  if (person.level < row.min_level) return no('level', activitySentences.level(row.min_level, person.level))
  if (row.need_product === neededProducts.any && !person.isOwner)
    return no('product', activitySentences.anyProduct)
  if (row.need_product === neededProducts.listed && !person.ownsModelFor.has(row.id))
    return no('product', activitySentences.listedProduct)
  const until = suspendedUntil(person.noShows, at)
  if (until !== null)
    return no('noShow', activitySentences.suspended(timeTextOf(new Date(until)).slice(0, 10)))
  return { obstacle: null, text: '' }
}

const no = (obstacle: SignObstacle, text: string): SignUp => ({ obstacle, text })

interface Button {
  action: ActivityAction | null
  actionText: string
}

/** Action and label of an activity's main button. */
export function buttonOf(row: Judged, signUp: SignUp, state: EnrolState, now: Date): Button {
  const activity = activityStateAt(factsOf(row), now.getTime())
  if (activity === activityStates.cancelled) return says(activitySentences.cancelled)
  if (state === enrolStates.checkedIn) return says(activitySentences.checkedIn)
  if (state === enrolStates.noShow) return says(activitySentences.noShow)
  if (activity === activityStates.ended) return says(activitySentences.ended)
  if (state === enrolStates.enrolled) return { action: 'ticket', actionText: activitySentences.ticket }
  if (state === enrolStates.offered) return { action: 'confirm', actionText: activitySentences.confirm }
  if (isSignedUp(state))
    return { action: 'cancel', actionText: cancelTexts[state] ?? activitySentences.cancel }
  const { obstacle } = signUp
  if (obstacle === 'signedOut') return { action: 'signIn', actionText: activitySentences.signIn }
  if (obstacle === null) return actionOf(row)
  return says(buttonTexts[obstacle] ?? activitySentences.notEligible)
}

function actionOf(row: Judged): Button {
  if (row.sign_mode === signModes.audited) return { action: 'signUp', actionText: activitySentences.apply }
  if (row.sign_mode === signModes.drawn) return { action: 'signUp', actionText: activitySentences.joinDraw }
  return freePlaces(factsOf(row)) > 0
    ? { action: 'signUp', actionText: activitySentences.signUp }
    : { action: 'joinWaiting', actionText: activitySentences.joinWaiting }
}

const cancelTexts: Partial<Record<EnrolState, string>> = {
  [enrolStates.inReview]: activitySentences.cancelApplication,
  [enrolStates.waiting]: activitySentences.leaveWaiting,
  [enrolStates.inDraw]: activitySentences.leaveDraw,
}

const buttonTexts: Partial<Record<SignObstacle, string>> = {
  notOpen: activitySentences.notOpen,
  closed: activitySentences.isClosed,
  full: activitySentences.full,
  refused: activitySentences.refused,
  level: activitySentences.levelTooLow,
  noShow: activitySentences.signUpSuspended,
}

const says = (actionText: string): Button => ({ action: null, actionText })
