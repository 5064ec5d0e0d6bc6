import { pageSize, visitorPages } from '@guangquan/contract/limits'

interface LoadedPage {
  items: readonly unknown[]
  totalCount: number
  isLast: boolean
}

/** What an infinite list does next, by the pages it has. */
export type ListProgress = 'more' | 'end' | 'visitorEnd'

/**
 * A list is over when the server says so, when a page came short, or when as many items came as there are.
 * A visitor is shown three pages.
 */
export function listProgress(pages: readonly LoadedPage[], signedIn: boolean): ListProgress {
  const last = pages.at(-1)
  if (last === undefined) return 'more'
  const loaded = pages.reduce((sum, page) => sum + page.items.length, 0)
  if (last.isLast || last.items.length < pageSize || loaded >= last.totalCount) return 'end'
  return !signedIn && pages.length >= visitorPages ? 'visitorEnd' : 'more'
}

/** Milliseconds to wait before the next request, so that at most one is sent in each `delayMs`. */
export function nextRequestInMs(lastRequestAt: number, now: number, delayMs: number): number {
  return Math.max(0, lastRequestAt + delayMs - now)
}
