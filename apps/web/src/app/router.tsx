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
  '/user/address/list': () => import('../features/address/pages/address-list-page.tsx'),
  '/user/address/add': () => import('../features/address/pages/address-add-page.tsx'),
  '/user/address/edit': () => import('../features/address/pages/address-edit-page.tsx'),
  '/user/follow': () => import('../features/user/pages/own-follow-page.tsx'),
  '/user/fans': () => import('../features/user/pages/own-fans-page.tsx'),
  '/user/notice-list': () => import('../features/notice/pages/notice-list-page.tsx'),
  '/user/notice/:tab': () => import('../features/notice/pages/notice-tab-page.tsx'),
  '/user/like': () => import('../features/notice/pages/like-page.tsx'),
  '/follow': () => import('../features/user/pages/follow-page.tsx'),
  '/user/gallery': () => import('../features/user/pages/own-gallery-page.tsx'),
  '/user/other/gallery': () => import('../features/user/pages/other-gallery-page.tsx'),
  '/user/other/like': () => import('../features/user/pages/other-like-page.tsx'),
  '/user/other/release-list': () => import('../features/user/pages/other-release-page.tsx'),
  '/user/interest': () => import('../features/user/pages/interest-page.tsx'),
  '/user/qr-code': () => import('../features/user/pages/qr-code-page.tsx'),
  '/user/other/follow': () => import('../features/user/pages/other-follow-page.tsx'),
  '/user/other/fans': () => import('../features/user/pages/other-fans-page.tsx'),
  '/account/login/phone': () => import('../features/account/pages/phone-login-page.tsx'),
  '/account/login/phone-password': () => import('../features/account/pages/password-login-page.tsx'),
  '/account/login/email': () => import('../features/account/pages/email-login-page.tsx'),
  '/account/login/email-password': () => import('../features/account/pages/email-password-login-page.tsx'),
  '/account/login/code/:step': () => import('../features/account/pages/code-login-page.tsx'),
  '/account/login/wechat': () => import('../features/account/pages/wechat-login-page.tsx'),
  '/account/login/wx': () => import('../features/account/pages/wx-return-page.tsx'),
  '/oauth/weibo/callback': () => import('../features/account/pages/weibo-callback-page.tsx'),
  '/oauth/weibo/cancel': () => import('../features/account/pages/weibo-cancel-page.tsx'),
  '/account/register/step1': () => import('../features/account/pages/register-contact-page.tsx'),
  '/account/register/step2': () => import('../features/account/pages/register-code-page.tsx'),
  '/account/register/nstep2': () => import('../features/account/pages/social-phone-page.tsx'),
  '/account/register/step3': () => import('../features/account/pages/register-password-page.tsx'),
  '/account/register/nstep3': () => import('../features/account/pages/social-name-page.tsx'),
  '/account/register/step4': () => import('../features/account/pages/register-name-page.tsx'),
  '/account/register/step5': () => import('../features/account/pages/register-sex-page.tsx'),
  '/account/register/step6': () => import('../features/account/pages/register-birthday-page.tsx'),
  '/account/register/step7': () => import('../features/account/pages/register-province-page.tsx'),
  '/account/register/step7-1': () => import('../features/account/pages/register-city-page.tsx'),
  '/account/register/step8': () => import('../features/account/pages/register-level-page.tsx'),
  '/account/register/step9': () => import('../features/account/pages/register-topics-page.tsx'),
  '/account/register/step10': () => import('../features/account/pages/register-circles-page.tsx'),
  '/account/register/step11': () => import('../features/account/pages/register-done-page.tsx'),
  '/account/reset-password/phone/:step': () => import('../features/account/pages/reset-by-phone-page.tsx'),
  '/account/reset-password/email/:step': () => import('../features/account/pages/reset-by-email-page.tsx'),
  '/user/setting': () => import('../features/setting/pages/setting-page.tsx'),
  '/user/setting/bind-club-status': () => import('../features/setting/pages/club-status-page.tsx'),
  '/user/setting/delete-account': () => import('../features/setting/pages/delete-account-page.tsx'),
  '/user/setting/update-account': () => import('../features/setting/pages/account-page.tsx'),
  '/user/setting/update-address': () => import('../features/setting/pages/address-page.tsx'),
  '/user/setting/update-area': () => import('../features/setting/pages/area-page.tsx'),
  '/user/setting/update-avatar': () => import('../features/setting/pages/avatar-page.tsx'),
  '/user/setting/update-background': () => import('../features/setting/pages/background-page.tsx'),
  '/user/setting/update-bind-club': () => import('../features/setting/pages/club-page.tsx'),
  '/user/setting/update-birthday': () => import('../features/setting/pages/birthday-page.tsx'),
  '/user/setting/update-email/:step': () => import('../features/setting/pages/email-page.tsx'),
  '/user/setting/update-introduction': () => import('../features/setting/pages/introduction-page.tsx'),
  '/user/setting/update-nickname': () => import('../features/setting/pages/nickname-page.tsx'),
  '/user/setting/update-password/:step': () => import('../features/setting/pages/password-page.tsx'),
  '/user/setting/update-phone/:step': () => import('../features/setting/pages/phone-page.tsx'),
  '/user/setting/update-photo-level': () => import('../features/setting/pages/photo-level-page.tsx'),
  '/user/setting/update-receive-sms': () => import('../features/setting/pages/receive-sms-page.tsx'),
  '/user/setting/update-popup-accept': () => import('../features/setting/pages/popup-accept-page.tsx'),
  '/user/setting/update-sex': () => import('../features/setting/pages/sex-page.tsx'),
  '/user/setting/update-username': () => import('../features/setting/pages/username-page.tsx'),
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
