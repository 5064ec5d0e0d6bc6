import {
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
} from '@guangquan/rules/activity-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import { factsOf, type ActivityRow } from './activity.store.ts'

/** What decides what somebody may do with an activity. */
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

export const isSignedUp = (state: EnrolState): boolean => signedUp.includes(state)

/** Whether the waiting list takes one more. */
export function isWaitlistOpen(row: Judged): boolean {
  const size = waitlistSizeOf({ capacity: row.capacity, waitlistSize: row.waitlist_size })
  return row.sign_mode === signModes.firstCome && row.waiting < size
}

/** Why somebody cannot sign up now; null where they can. @param person null for a visitor */
export function judgeSignUp(row: Judged, person: Person | null, state: EnrolState, now: Date): SignUp {
  const at = now.getTime()
  const activity = activityStateAt(factsOf(row), at)
  if (activity === activityStates.cancelled) return no('cancelled', '活动已取消')
  if (activity === activityStates.ended) return no('ended', '活动已结束')
  if (isSignedUp(state)) return no('enrolled', '你已经报过名')
  if (state === enrolStates.refused) return no('refused', '报名没有通过审核')
  if (at >= Math.min(row.sign_end.getTime(), row.start_time.getTime())) return no('closed', '报名已截止')
  const start = signStartFor(row.sign_start.getTime(), person?.level ?? 0)
  if (at < start) return no('notOpen', `${timeTextOf(new Date(start)).slice(5, 16)} 开始报名`)
  const isFull = row.sign_mode === signModes.firstCome && freePlaces(factsOf(row)) <= 0
  if (isFull && !isWaitlistOpen(row)) return no('full', '名额和候补都满了')
  if (person === null) return no('signedOut', '登录后报名')
  return judgePerson(row, person, at)
}

/** What a person lacks, whatever the time and the places. */
function judgePerson(row: Judged, person: Person, at: number): SignUp {
  if (person.level < row.min_level)
    return no('level', `需要 Lv.${row.min_level}，你现在是 Lv.${person.level}`)
  if (row.need_product === neededProducts.any && !person.isOwner) return no('product', '需要先注册一件产品')
  if (row.need_product === neededProducts.listed && !person.ownsModelFor.has(row.id))
    return no('product', '需要先注册活动指定型号的产品')
  const until = suspendedUntil(person.noShows, at)
  if (until !== null)
    return no('noShow', `90 天里有两次未到场，${timeTextOf(new Date(until)).slice(0, 10)} 后可以再报名`)
  return { obstacle: null, text: '' }
}

const no = (obstacle: SignObstacle, text: string): SignUp => ({ obstacle, text })

interface Button {
  action: ActivityAction | null
  actionText: string
}

/** What the main button of an activity does and says. */
export function buttonOf(row: Judged, signUp: SignUp, state: EnrolState, now: Date): Button {
  const activity = activityStateAt(factsOf(row), now.getTime())
  if (activity === activityStates.cancelled) return says('已取消')
  if (state === enrolStates.checkedIn) return says('已签到')
  if (state === enrolStates.noShow) return says('未到场')
  if (activity === activityStates.ended) return says('已结束')
  if (state === enrolStates.enrolled) return { action: 'ticket', actionText: '查看签到码' }
  if (state === enrolStates.offered) return { action: 'confirm', actionText: '确认名额' }
  if (isSignedUp(state)) return { action: 'cancel', actionText: cancelTexts[state] ?? '取消报名' }
  const { obstacle } = signUp
  if (obstacle === 'signedOut') return { action: 'signIn', actionText: '登录后报名' }
  if (obstacle === null) return actionOf(row)
  return says(buttonTexts[obstacle] ?? '不符合参与条件')
}

function actionOf(row: Judged): Button {
  if (row.sign_mode === signModes.audited) return { action: 'signUp', actionText: '申请报名' }
  if (row.sign_mode === signModes.drawn) return { action: 'signUp', actionText: '参加抽签' }
  return freePlaces(factsOf(row)) > 0
    ? { action: 'signUp', actionText: '立即报名' }
    : { action: 'joinWaiting', actionText: '加入候补' }
}

const cancelTexts: Partial<Record<EnrolState, string>> = {
  [enrolStates.inReview]: '取消申请',
  [enrolStates.waiting]: '退出候补',
  [enrolStates.inDraw]: '退出抽签',
}

const buttonTexts: Partial<Record<SignObstacle, string>> = {
  notOpen: '未开始报名',
  closed: '报名已截止',
  full: '已满',
  refused: '未通过',
  level: '等级不足',
  noShow: '暂停报名',
}

const says = (actionText: string): Button => ({ action: null, actionText })
