import { startOfDay } from '@guangquan/rules/time-text'

const dayMs = 24 * 3600_000
/** No test file runs longer. */
const longestMs = 10 * 60_000

/**
 * How far the clock of a test is ahead, in milliseconds: up to midnight in Shanghai if that is near. If a day began
 * during a test, what the program counts by day would be split between two.
 */
export function aheadToSameDay(now: Date): number {
  const leftMs = startOfDay(now).getTime() + dayMs - now.getTime()
  return leftMs <= longestMs ? leftMs : 0
}
