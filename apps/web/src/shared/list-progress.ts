import { visitorPages } from '@guangquan/contract/limits'

interface LoadedPage {
  isLast: boolean
  nextCursor: string | null
}

/** What an infinite list does next, by the pages it has. */
export type ListProgress = 'more' | 'end' | 'visitorEnd'

/**
 * A list ends when the server says so: it alone knows what this viewer sees. `totalCount` may be capped, and a short
 * page only misses what was withdrawn while it was read. A visitor is shown three pages.
 */
export function listProgress(pages: readonly LoadedPage[], signedIn: boolean): ListProgress {
  const last = pages.at(-1)
  if (last === undefined) return 'more'
  if (last.isLast || last.nextCursor === null) return 'end'
  return !signedIn && pages.length >= visitorPages ? 'visitorEnd' : 'more'
}

/** Milliseconds to wait before the next request, so that at most one is sent in each `delayMs`. */
export function nextRequestInMs(lastRequestAt: number, now: number, delayMs: number): number {
  return Math.max(0, lastRequestAt + delayMs - now)
}
