import type { ActivityFilter } from '@guangquan/routes/first/activity'
import type { SiteHref } from '@guangquan/routes/link'
import { withValues } from './with-query.ts'

/** Links to the community's activities. Those of products are in `own-paths.ts`. */
export const activityPaths = {
  list: ({ tab, county, type, state }: ActivityFilter = {}) =>
    withValues('/activity', { tab, county, type: type?.toString(), state: state?.toString() }),
  /** @param month `yyyy-MM` @param day `yyyy-MM-dd`, the chosen one */
  calendar: (values: { month?: string; day?: string; type?: string; mine?: string } = {}) =>
    withValues('/activity/calendar', values),
  detail: (id: string): SiteHref => `/activity/detail/${id}`,
  join: (id: string) => withValues('/activity/joinactivity', { id }),
  ticket: (id: string) => withValues('/activity/qr-code', { id }),
  /** The ticket's page without a ticket: reads the poster of an entrance. */
  checkIn: () => '/activity/qr-code',
  /** @param tab one of `ownActivityTabs` */
  own: (tab = 0) => withValues('/user/activity', { tab: tab === 0 ? undefined : String(tab) }),
  ofShops: (values: { city?: string; shop?: string } = {}) => withValues('/more/store-activity', values),
} as const satisfies Record<string, (...values: never[]) => SiteHref>
