import type { SiteHref } from '@guangquan/routes/link'
import { withValues } from './with-query.ts'

/** Links that only pages of the brand have, so they are not in the site's first script. */
export const brandPaths = {
  /** @param type one of `newsTypes` @param videoType a value of the dictionary `NewsVideoType` */
  newsOf: (type?: number, videoType?: number) =>
    withValues('/more/news', { type: type?.toString(), videoType: videoType?.toString() }),
  newsItem: (id: string): SiteHref => `/more/news/${id}`,
  /** @param keyword searches the FAQ */
  customerService: (keyword?: string) => withValues('/more/customer-service', { keyword }),
} as const satisfies Record<string, (...values: never[]) => SiteHref>
