import type { LimitClass } from '@guangquan/contract'

/** This many points in this many seconds. */
export interface LimitWindow {
  points: number
  seconds: number
  /** Counted for the caller's address even when signed in. */
  byAddress?: boolean
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

/** Limits of each class; all windows of a class apply. */
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
  publish: [
    { points: 10, seconds: 3600 },
    { points: 30, seconds: day },
  ],
  // An open form saves every 10 seconds; a member may have some open.
  compose: [{ points: 60, seconds: 60 }],
  reply: [
    { points: 6, seconds: 60 },
    { points: 100, seconds: day },
  ],
  report: [{ points: 20, seconds: day }],
  reaction: [
    { points: 60, seconds: 60 },
    { points: 1000, seconds: day },
  ],
  follow: [
    { points: 20, seconds: 60 },
    { points: 100, seconds: day },
  ],
  upload: [{ points: 60, seconds: 3600 }],
  search: [{ points: 30, seconds: 60 }],
  // One call for every letter or two that is typed, so each has its own window.
  suggest: [{ points: 120, seconds: 60 }],
  tags: [{ points: 120, seconds: 60 }],
  address: [{ points: 30, seconds: 3600 }],
}
