import { domainCounts, domainRates } from '../catalogues.gen.ts'

/** Windows of rates that operators may change, by their name in a setting. */
export const rateSeconds = { perMinute: 60, perHour: 3600, perDay: 86_400 } as const
export type RatePart = keyof typeof rateSeconds

/**
 * Calls of a class that a member may make in each window, unless operators stored another number in the setting
 * `rate.<class>`. Rates that protect accounts are constants of the server.
 */
export const adjustableRates = domainRates
export type AdjustableRate = keyof typeof adjustableRates

/** Limits that operators may change: the setting `limit.<name>`. */
export const adjustableCounts = domainCounts
export type AdjustableCount = keyof typeof adjustableCounts

/** The largest value that can be stored in place of a default. */
export const largestLimit = (unset: number): number => unset * 20
