import {
  type AdjustableRate,
  adjustableRates,
  type LimitClass,
  type RatePart,
  rateSeconds,
} from '@guangquan/contract'

const rateParts = ['perMinute', 'perHour', 'perDay'] as const

/** Points of a class by the names of its windows. */
export type Rates = Partial<Record<RatePart, number>>

/** This many points in this many seconds. */
export interface LimitWindow {
  points: number
  seconds: number
  /** Counted for the caller's address even when signed in. */
  byAddress?: boolean
  /** Operators may change its points: its name in the setting of the class. */
  part?: RatePart
}

/** All requests of one address that is not signed in. */
export const anonymousWindows: LimitWindow[] = [
  { points: 50, seconds: 10 },
  { points: 300, seconds: 60 },
]

/** All calls of one member. */
export const memberWindow: LimitWindow = { points: 1500, seconds: 300 }

/** All calls of one staff member. */
export const staffWindow: LimitWindow = { points: 300, seconds: 60 }

const day = 86_400

/** Limits of each class; all windows of a class apply. Those with a `part` are defaults: see `limit-settings.ts`. */
export const limitWindows: Record<LimitClass, LimitWindow[]> = {
  none: [],
  read: [{ points: 60, seconds: 60 }],
  signIn: [
    // Visitors count by address, members by id: twenty members behind one address do not lock each other out.
    { points: 10, seconds: 60 },
    // But many accounts at one address must not add up to a guessing machine.
    { points: 120, seconds: 60, byAddress: true },
  ],
  exist: [
    { points: 5, seconds: 60, byAddress: true },
    { points: 30, seconds: day, byAddress: true },
  ],
  publish: adjustable('publish'),
  compose: adjustable('compose'),
  reply: adjustable('reply'),
  message: adjustable('message'),
  report: adjustable('report'),
  reaction: adjustable('reaction'),
  follow: adjustable('follow'),
  upload: adjustable('upload'),
  search: adjustable('search'),
  suggest: adjustable('suggest'),
  tags: adjustable('tags'),
  address: adjustable('address'),
  redeem: adjustable('redeem'),
  signUp: adjustable('signUp'),
  registration: adjustable('registration'),
}

function adjustable(limitClass: AdjustableRate): LimitWindow[] {
  const rates: Rates = adjustableRates[limitClass]
  return rateParts.flatMap((part) => {
    const points = rates[part]
    return points === undefined ? [] : [{ points, seconds: rateSeconds[part], part }]
  })
}
