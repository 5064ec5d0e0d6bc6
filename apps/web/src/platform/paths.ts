import type { SiteHref } from '@guangquan/routes/link'
import { withQuery, withValues } from './with-query.ts'

/** A step of registering: `7-1` is the city, `n2` and `n3` follow a social sign-in. */
export type RegisterStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | '7-1' | 8 | 9 | 10 | 11 | 'n2' | 'n3'

/** Other people's pages: below `/user`, but not the member's own. */
export const otherPeople = '/user/other'

/** Links to what everybody sees, and those of the shell; the site's first script has them all. */
export const paths = {
  home: () => '/',
  /** `filter` is a query. */
  photoWall: (filter = '') => withQuery('/post/photo', filter),
  post: (id: string) => `/post/detail/${id}`,
  article: (id: string) => `/post/article-detail/${id}`,
  video: (id: string) => `/post/video-detail/${id}`,
  tag: (name: string) => withQuery('/post/tag-filter', `tag=${encodeURIComponent(name)}`),
  /** `query` is a search with its filters; none is the page where searching begins. */
  search: (query = '') => (query === '' ? '/search/searchkeywords' : withQuery('/search', query)),
  gear: (kind: 'camera' | 'lens', id: string) => `/post/${kind}/${encodeURIComponent(id)}`,
  /** Two lenses side by side; what is not chosen yet is chosen there. */
  compareLenses: (a: string, b = '') => withValues('/post/lens-compare', { a, b }),
  follow: (tab?: 'recommend') => withValues('/follow', { tab }),
  circles: () => '/circle',
  /** The page of articles; `filter` is a query. */
  study: (filter = '') => withQuery('/article', filter),
  studyCategory: (id: number) => withValues('/article', { category: String(id) }),
  gallery: () => '/more/onlinegallery',
  news: () => '/more/news',
  productIntro: () => '/more/product-intro',
  stores: () => '/more/store-information',
  customerService: () => '/more/customer-service',
  login: (redirect?: string) => withValues('/account/login/phone', { redirect }),
  register: (step: RegisterStep, redirect?: string) =>
    withValues(
      step === 'n2' || step === 'n3'
        ? `/account/register/nstep${step === 'n2' ? 2 : 3}`
        : `/account/register/step${step}`,
      { redirect },
    ),
  bindPhone: () => '/user/setting/update-phone/1',
  release: (draft?: string) => withValues('/user/release', { draft }),
  user: () => '/user',
  other: (userId: string) => withValues('/user/other', { id: userId }),
  notices: () => '/user/notice-list',
  notFound: () => '/404',
  contentNotFound: () => '/exception/404',
} as const satisfies Record<string, (...values: never[]) => SiteHref>

/** A page beside the site, which the browser loads by itself. */
export const aboutBrand = '/loop7/intro/o-3.html'

/** The pages of notices, likes among them. */
export function isNoticePath(pathname: string): boolean {
  return pathname.startsWith('/user/notice') || pathname === '/user/like'
}

/** The steps of registering. */
export function isRegisterPath(pathname: string): boolean {
  return pathname.startsWith('/account/register/')
}
