import { adjustableRates, type LimitClass, type RatePart, rateSeconds } from '@guangquan/contract'
import { mapValues } from '@guangquan/rules/map-values'

const rateParts = ['perMinute', 'perHour', 'perDay'] as const

/** Points of a class by window. */
export type Rates = Partial<Record<RatePart, number>>

/** So many points in so many seconds. */
export interface LimitWindow {
  points: number
  seconds: number
  /** Counted for a member's address even when signed in; never for staff, who share it with customers. */
  byAddress?: boolean
  /** Set if operators may change its points: its name in the setting of the class. */
  part?: RatePart
}

/**
 * All requests of one address that is not signed in. Counted apart for the site and for the console, so that visitors
 * on the network of a shop do not keep its staff from signing in.
 */
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
    // Many accounts at one address must not add up to a guessing machine, though.
    { points: 120, seconds: 60, byAddress: true },
  ],
  // Separate from members' sign-ins at the same address.
  consoleSignIn: [{ points: 10, seconds: 60 }],
  exist: [
    { points: 5, seconds: 60, byAddress: true },
    { points: 30, seconds: day, byAddress: true },
  ],
  ...mapValues(adjustableRates, ({ unset }) => adjustable(unset)),
}

function adjustable(rates: Rates): LimitWindow[] {
  return rateParts.flatMap((part) => {
    const points = rates[part]
    return points === undefined ? [] : [{ points, seconds: rateSeconds[part], part }]
  })
}
