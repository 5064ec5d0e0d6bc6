import type { ComponentType } from 'react'
import { loadChunk } from '../platform/load-chunk.ts'
import type { RoutePath } from '../platform/paths.ts'
import type { PageLoader } from './router.tsx'
import { currentUser } from '../platform/session/session.ts'

// The names of all scripts are some kilobytes that no compression makes less: the page a visit begins with does
// without the others'.
const firstPages: Partial<Record<RoutePath, PageLoader>> = {
  '/': () =>
    currentUser() === null
      ? import('../features/home/pages/home-page.tsx')
      : import('../features/home/pages/member-home-page.tsx'),
  '/post/photo': () => import('../features/photo/pages/photo-wall-page.tsx'),
  '/post/detail/:id': () => import('../features/post/pages/post-detail-page.tsx'),
  '/user/other': () => import('../features/user/pages/other-home-page.tsx'),
}

/** Pages that the server draws too; all others wait for the browser. */
export const drawnRoutes: readonly RoutePath[] = [
  '/',
  '/post/photo',
  '/post/detail/:id',
  '/article',
  '/post/article-detail/:id',
  '/user/other',
]

const notOpenYet: PageLoader = () => import('./pages/not-open-page.tsx')

/** Loads the page of a route; a page that is here already costs nothing. @throws ChunkLoadError, CssChunkError */
export async function loadPage(route: RoutePath): Promise<ComponentType> {
  const module = await loadChunk(firstPages[route] ?? (async () => loadOther(route)))
  return module.default
}

async function loadOther(route: RoutePath): ReturnType<PageLoader> {
  const { pages } = await import('./router.tsx')
  return (pages[route] ?? notOpenYet)()
}
