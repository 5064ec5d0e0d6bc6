import type { EarlyPath, RoutePath } from '@guangquan/routes/table'
import type { PageLoader } from './page-loader.ts'
import { otherPages } from './other-pages.gen.ts'

export { findRoute } from '@guangquan/routes/table'

/** The page of a route that is not in the site's first script. */
export function loadOther(path: Exclude<RoutePath, EarlyPath>): ReturnType<PageLoader> {
  return otherPages[path]()
}
