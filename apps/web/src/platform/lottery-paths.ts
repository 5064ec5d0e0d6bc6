import type { SiteHref } from '@guangquan/routes/link'
import { withValues } from './with-query.ts'

/** Links to lotteries. */
export const lotteryPaths = {
  /** Those that are open, all of them, and the member's own tickets. */
  list: (tab?: 'all' | 'mine' | 'won') => withValues('/activity/lottery', { tab }),
  /** Where an instant lottery is drawn. */
  draw: (id: string) => withValues('/activity/lottery', { id }),
  /** Rules, list, winners and verification. */
  detail: (id: string): SiteHref => `/activity/lotterypublic/${id}`,
  /** Where a prize is sent. @param id of the ticket */
  address: (id: string) => withValues('/activity/get-reward-address', { id }),
} as const satisfies Record<string, (...values: never[]) => SiteHref>
