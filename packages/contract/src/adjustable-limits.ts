import { maxFolders, videosPerDay } from './limits.ts'

/** Windows of rates that operators may change, by the name of their part in a setting. */
export const rateSeconds = { perMinute: 60, perHour: 3600, perDay: 86_400 } as const
export type RatePart = keyof typeof rateSeconds

/**
 * Calls of a class that a member may make in each window, while operators have stored no others: the setting
 * `rate.<class>`. Those that protect accounts are constants of the server.
 */
export const adjustableRates = {
  publish: { perHour: 10, perDay: 30 },
  // An open form saves every 10 seconds; a member may have some open.
  compose: { perMinute: 60 },
  reply: { perMinute: 6, perDay: 100 },
  message: { perMinute: 60 },
  report: { perDay: 20 },
  reaction: { perMinute: 60, perDay: 1000 },
  follow: { perMinute: 20, perDay: 100 },
  upload: { perHour: 60 },
  search: { perMinute: 30 },
  // One call for every letter or two that is typed, so each has its own window.
  suggest: { perMinute: 120 },
  tags: { perMinute: 120 },
  address: { perHour: 30 },
  redeem: { perMinute: 5 },
  signUp: { perMinute: 10 },
  registration: { perMinute: 6, perDay: 30 },
} as const satisfies Record<string, Partial<Record<RatePart, number>>>
export type AdjustableRate = keyof typeof adjustableRates

/** Numbers of things that operators may change: the setting `limit.<name>`. */
export const adjustableCounts = {
  videosPerDay,
  folders: maxFolders,
  openFeedback: 5,
  feedbackPerDay: 10,
  waitingRegistrations: 5,
} as const
export type AdjustableCount = keyof typeof adjustableCounts

/** The largest value that can be stored in place of a default. */
export const largestLimit = (unset: number): number => unset * 20
