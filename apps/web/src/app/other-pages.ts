import { isOpen, routes, type RoutePath } from '@guangquan/routes/table'
import type { PageLoader } from './page-loader.ts'
import { otherPages } from './other-pages.gen.ts'

export { findRoute } from '@guangquan/routes/table'

const notOpenYet: PageLoader = () => import('./pages/not-open-page.tsx')

/** The page of a route that is not in the site's first script. */
export function loadOther(path: RoutePath): ReturnType<PageLoader> {
  const loaders: Partial<Record<RoutePath, PageLoader>> = otherPages
  const load = isOpen(routes[path]) ? loaders[path] : undefined
  return (load ?? notOpenYet)()
}
