import type { ComponentType } from 'react'
import { loadChunk } from './load-chunk.ts'
import type { RoutePath } from './paths.ts'
import { currentUser } from './session.ts'

interface PageModule {
  default: ComponentType
}

/** The page of each path. A path of `routeTitles` without a page here shows that it is not open yet. */
const pages: Partial<Record<RoutePath, () => Promise<PageModule>>> = {
  '/': () =>
    currentUser() === null
      ? import('../features/home/pages/home-page.tsx')
      : import('../features/home/pages/member-home-page.tsx'),
  '/post/photo': () => import('../features/photo/pages/photo-wall-page.tsx'),
  '/post/detail/:id': () => import('../features/post/pages/post-detail-page.tsx'),
  '/user/release': () => import('../features/compose/pages/release-page.tsx'),
  '/user': () => import('../features/user/pages/own-home-page.tsx'),
  '/user/other': () => import('../features/user/pages/other-home-page.tsx'),
  '/account/login/phone': () => import('../features/account/pages/phone-login-page.tsx'),
  '/account/login/phone-password': () => import('../features/account/pages/password-login-page.tsx'),
  '/account/login/code/:step': () => import('../features/account/pages/code-login-page.tsx'),
  '/account/register/step1': () => import('../features/account/pages/register-phone-page.tsx'),
  '/account/register/step2': () => import('../features/account/pages/register-code-page.tsx'),
  '/account/register/step3': () => import('../features/account/pages/register-password-page.tsx'),
  '/account/register/step4': () => import('../features/account/pages/register-name-page.tsx'),
  '/account/register/step11': () => import('../features/account/pages/register-done-page.tsx'),
  '/404': () => import('./pages/not-found-page.tsx'),
  '/exception/404': () => import('./pages/content-not-found-page.tsx'),
  '/dev/parts': () => import('./pages/parts-page.tsx'),
}

/** Pages that the server draws too; all others wait for the browser. */
export const drawnRoutes: readonly RoutePath[] = ['/', '/post/photo', '/post/detail/:id', '/user/other']

const notOpenYet = () => import('./pages/not-open-page.tsx')

/** Loads the page of a route; a page that is here already costs nothing. @throws ChunkLoadError, CssChunkError */
export async function loadPage(route: RoutePath): Promise<ComponentType> {
  const module = await loadChunk(pages[route] ?? notOpenYet)
  return module.default
}
