import { visitorPages } from '@guangquan/contract/limits'

interface LoadedPage {
  isLast: boolean
  nextCursor: string | null
}

/** What an infinite list does next, given its pages. */
export type ListProgress = 'more' | 'end' | 'visitorEnd'

/**
 * A list ends when the server says so: only the server knows what this viewer sees. `totalCount` may be capped, and a
 * page may be short because posts were withdrawn meanwhile. Visitors see three pages.
 */
export function listProgress(pages: readonly LoadedPage[], signedIn: boolean): ListProgress {
  const last = pages.at(-1)
  if (last === undefined) return 'more'
  if (last.isLast || last.nextCursor === null) return 'end'
  return !signedIn && pages.length >= visitorPages ? 'visitorEnd' : 'more'
}

/** Milliseconds to wait before the next request, so that at most one is sent per `delayMs`. */
export function nextRequestInMs(lastRequestAt: number, now: number, delayMs: number): number {
  return Math.max(0, lastRequestAt + delayMs - now)
}
