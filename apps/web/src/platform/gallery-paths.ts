import type { SiteHref } from '@guangquan/routes/link'
import { withValues } from './with-query.ts'

/** Links to the galleries of the direct stores. */
export const galleryPaths = {
  current: () => '/more/onlinegallery',
  /** All works of one exhibition. */
  hall: (id: string) => withValues('/more/onlinegallerymore', { id }),
  past: (year?: number) => withValues('/more/onlinegalleryhistory', { year: year?.toString() }),
  /** Open calls and the member's submissions. @param call whose form is open */
  submit: (call?: string) => withValues('/user/store-activity/release', { call }),
} as const satisfies Record<string, (...values: never[]) => SiteHref>
