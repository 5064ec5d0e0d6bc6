import { instantOf } from '@guangquan/rules/time-text'

const dayMs = 24 * 3600_000

const beginOf = (day: string): number => instantOf(`${day} 00:00:00`).getTime()

/** The instants of these days of Shanghai: from the beginning of the first to the end of the last. */
export function instantsOf({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  return {
    from: from === undefined ? undefined : beginOf(from),
    to: to === undefined ? undefined : beginOf(to) + dayMs,
  }
}
