import type { SiteHref } from '@guangquan/routes/link'
import { withValues } from './with-query.ts'

/** Links to lotteries. */
export const lotteryPaths = {
  /** Open lotteries, all of them, or the member's own tickets. */
  list: (tab?: 'all' | 'mine' | 'won') => withValues('/activity/lottery', { tab }),
  /** The page of an instant lottery. */
  draw: (id: string) => withValues('/activity/lottery', { id }),
  /** Rules, list, winners and verification. */
  detail: (id: string): SiteHref => `/activity/lotterypublic/${id}`,
  /** The address for a prize. @param id of the ticket */
  address: (id: string) => withValues('/activity/get-reward-address', { id }),
} as const satisfies Record<string, (...values: never[]) => SiteHref>
