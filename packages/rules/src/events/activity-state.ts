import type {
  ActivityState,
  activityStates,
  EnrolState,
  enrolStates,
  signModes,
} from '@guangquan/contract/activity/activity.words'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** The facts that determine the state of an activity. Times are epoch milliseconds. */
export interface ActivityFacts {
  /** Decided by staff; the rest follows from time and places. */
  stage: 'draft' | 'inReview' | 'published' | 'cancelled'
  signMode: number
  signStart: number
  signEnd: number
  start: number
  end: number
  /** 0: no limit. */
  capacity: number
  /** Places that staff hold back. */
  held: number
  /** Places taken by enrolled people with their guests, and by offers. */
  taken: number
}

const activity: typeof activityStates = {
  draft: 0,
  inReview: 1,
  notOpen: 2,
  open: 3,
  full: 4,
  signClosed: 5,
  running: 6,
  ended: 7,
  cancelled: 8,
}
const enrol: typeof enrolStates = {
  none: 0,
  inReview: 1,
  enrolled: 2,
  waiting: 3,
  offered: 4,
  refused: 5,
  cancelled: 6,
  checkedIn: 7,
  noShow: 8,
  inDraw: 9,
  notDrawn: 10,
}
const mode: typeof signModes = { firstCome: 1, audited: 2, drawn: 3 }

const { draft, inReview, notOpen, open, full, signClosed, running, ended, cancelled } = activity

/** Free places; infinite without a limit, below 0 after the capacity was reduced. */
export function freePlaces({
  capacity,
  held,
  taken,
}: Pick<ActivityFacts, 'capacity' | 'held' | 'taken'>): number {
  return capacity === 0 ? Infinity : capacity - held - taken
}

export function activityStateAt(facts: ActivityFacts, now: number): ActivityState {
  if (facts.stage === 'draft') return draft
  if (facts.stage === 'inReview') return inReview
  if (facts.stage === 'cancelled') return cancelled
  if (now >= facts.end) return ended
  if (now >= facts.start) return running
  if (now >= facts.signEnd) return signClosed
  if (now < facts.signStart) return notOpen
  return facts.signMode === mode.firstCome && freePlaces(facts) <= 0 ? full : open
}

/**
 * Members from this level on sign up earlier, and go first among those who joined the waiting list in the same minute.
 */
export const earlyLevel = 7
const earlyMs = 2 * hourMs

/** When members of a level can sign up. */
export function signStartFor(signStart: number, level: number): number {
  return level >= earlyLevel ? signStart - earlyMs : signStart
}

/** When free places are no longer offered: at the end of sign-up, or at the start if there is a draw or a review. */
function offersEnd({
  signMode,
  signEnd,
  start,
}: Pick<ActivityFacts, 'signMode' | 'signEnd' | 'start'>): number {
  return signMode === mode.firstCome ? Math.min(signEnd, start) : start
}

/** How a free place is given: the deadline of an offer, `now` for at once, or null once offers have ended. */
export function offerUntil(
  facts: Pick<ActivityFacts, 'signMode' | 'signEnd' | 'start'>,
  now: number,
): number | null {
  const last = offersEnd(facts)
  if (now >= last) return null
  const left = facts.start - now
  if (left < 3 * hourMs) return now
  return Math.min(now + (left < dayMs ? 2 : 12) * hourMs, last)
}

/** Until when leaving costs nothing. */
export const freeUntil = (start: number, cancelHours: number): number => start - cancelHours * hourMs

/** How long after the end a device without a network can send its scans. */
export const mergeMs = dayMs

/** When people can be checked in: from an hour before the start to the end. */
export function checkInWindow({ start, end }: Pick<ActivityFacts, 'start' | 'end'>): {
  opens: number
  closes: number
} {
  return { opens: start - hourMs, closes: end }
}

export interface EnrolmentFacts {
  state: EnrolState
  offerUntil: number | null
}

/** What decides about enrolments as time passes. */
export interface SettledBy extends ActivityFacts {
  /** Whether anybody was checked in: otherwise nobody used the entrance, and nobody is counted as absent. */
  hasCheckIns: boolean
  /** An online activity checks nobody in. */
  online: boolean
}

/** The state of an enrolment at an instant, as time changes it. */
export function enrolStateAt(enrolment: EnrolmentFacts, by: SettledBy, now: number): EnrolState {
  const { state } = enrolment
  if (by.stage !== 'published') return state
  if (state === enrol.offered) return now >= (enrolment.offerUntil ?? 0) ? enrol.cancelled : state
  if (state === enrol.waiting && now >= offersEnd(by))
    return by.signMode === mode.drawn ? enrol.notDrawn : enrol.cancelled
  if (state === enrol.inReview) return now >= by.start ? enrol.refused : state
  if (state === enrol.inDraw) return now >= by.start ? enrol.notDrawn : state
  const isOver = now >= by.end + mergeMs
  if (state === enrol.enrolled && isOver && by.hasCheckIns && !by.online) return enrol.noShow
  return state
}

/** Reminders before the start, the earlier one first. */
export const reminderMs = { day: dayMs, hours: 2 * hourMs } as const

/** The next instant at which something happens automatically; null: never. */
export function nextChangeAt(
  facts: ActivityFacts & { cancelledAt?: number | null },
  offers: readonly number[],
  now: number,
): number | null {
  if (facts.stage !== 'published') return null
  const { signStart, signEnd, start, end } = facts
  const own = [
    signStart,
    signEnd,
    start - reminderMs.day,
    start - reminderMs.hours,
    start,
    end,
    end + mergeMs,
  ]
  // From three hours before the start, free places are given at once.
  const times = [...own, start - 3 * hourMs, ...offers].filter((time) => time > now)
  return times.length === 0 ? null : Math.min(...times)
}

/** A person in the waiting list. */
export interface Waiter {
  id: string
  seats: number
}

/**
 * Who in the queue gets free places: the first who can use them. People ahead of them are passed over if their guests
 * need more places than are left.
 */
export function giveFreePlaces(
  queue: readonly Waiter[],
  free: number,
): { given: string[]; passed: string[] } {
  const given: string[] = []
  const tooLarge: string[] = []
  let passed: string[] = []
  let left = free
  for (const { id, seats } of queue) {
    if (left <= 0) break
    if (seats > left) tooLarge.push(id)
    else {
      given.push(id)
      left -= seats
      passed = [...tooLarge]
    }
  }
  return { given, passed }
}

/** Size of the waiting list: half of the capacity, unless the activity says otherwise. */
export function waitlistSizeOf({
  capacity,
  waitlistSize,
}: {
  capacity: number
  waitlistSize: number | null
}): number {
  return capacity === 0 ? 0 : Math.min(waitlistSize ?? Math.ceil(capacity / 2), 100)
}

/** No-shows within this time close the sign-up for `suspensionMs` from the last one. */
export const noShowRule = { count: 2, withinMs: 90 * dayMs, suspensionMs: 30 * dayMs } as const

/** Until when somebody may not sign up; null if they may. @param noShows instants, in any order */
export function suspendedUntil(noShows: readonly number[], now: number): number | null {
  const { count, withinMs, suspensionMs } = noShowRule
  const sorted = noShows.toSorted((a, b) => b - a)
  for (let index = 0; index + count - 1 < sorted.length; index++) {
    const last = sorted[index] ?? 0
    const first = sorted[index + count - 1] ?? 0
    if (last - first <= withinMs && now < last + suspensionMs) return last + suspensionMs
  }
  return null
}
