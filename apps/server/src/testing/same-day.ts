import { startOfDay } from '@guangquan/rules/time-text'

const dayMs = 24 * 3600_000
/** No test file runs longer. */
const longestMs = 10 * 60_000

/**
 * By how much the clock of a test is ahead, in milliseconds: to the next day of Shanghai where that is near. What the
 * program counts by day would belong to two days if it began during a test.
 */
export function aheadToSameDay(now: Date): number {
  const leftMs = startOfDay(now).getTime() + dayMs - now.getTime()
  return leftMs <= longestMs ? leftMs : 0
}
