import { pageSize, visitorPages } from '@guangquan/contract/limits'

interface LoadedPage {
  items: readonly unknown[]
  totalCount: number
  isLast: boolean
  nextCursor: string | null
}

/** What an infinite list does next, by the pages it has. */
export type ListProgress = 'more' | 'end' | 'visitorEnd'

/**
 * A list is over when the server says so or when as many items came as there are. A short page ends one that tells
 * no place to go on from: the server leaves out what was withdrawn while it was read, and goes on behind it.
 * A visitor is shown three pages.
 */
export function listProgress(pages: readonly LoadedPage[], signedIn: boolean): ListProgress {
  const last = pages.at(-1)
  if (last === undefined) return 'more'
  const loaded = pages.reduce((sum, page) => sum + page.items.length, 0)
  const isShort = last.items.length < pageSize && last.nextCursor === null
  if (last.isLast || isShort || loaded >= last.totalCount) return 'end'
  return !signedIn && pages.length >= visitorPages ? 'visitorEnd' : 'more'
}

/** Milliseconds to wait before the next request, so that at most one is sent in each `delayMs`. */
export function nextRequestInMs(lastRequestAt: number, now: number, delayMs: number): number {
  return Math.max(0, lastRequestAt + delayMs - now)
}
