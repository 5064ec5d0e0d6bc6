// Written by "npm run generate" from the table of routes.
import type { EarlyPath } from '@guangquan/routes/table'
import type { PageLoader } from './page-loader.ts'

/** The loaders of the rows that say `early`: they are in the site's first script. */
export const earlyPages = {
  '/': () => import('../features/home/pages/home-page.tsx'),
  '/post/detail/:id': () => import('../features/post/pages/post-detail-page.tsx'),
  '/post/photo': () => import('../features/photo/pages/photo-wall-page.tsx'),
} as const satisfies Record<EarlyPath, PageLoader>

/** The pages that members get instead of some of these. */
export const earlyMemberPages = {
  '/': () => import('../features/home/pages/member-home-page.tsx'),
} as const satisfies Partial<Record<EarlyPath, PageLoader>>
