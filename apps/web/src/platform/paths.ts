import type { SiteHref } from '@guangquan/routes/link'
import { withQuery, withValues } from './with-query.ts'

/** A registration step: `7-1` is the city, `n2` and `n3` follow a social sign-in. */
export type RegisterStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | '7-1' | 8 | 9 | 10 | 11 | 'n2' | 'n3'

/** Prefix of other members' pages, which is below `/user` although they are not the member's own. */
export const otherPeople = '/user/other'

/** Links to public pages and those of the shell; all of them are in the site's first script. */
export const paths = {
  home: () => '/',
  /** `filter` is a query. */
  photoWall: (filter = '') => withQuery('/post/photo', filter),
  post: (id: string) => `/post/detail/${id}`,
  article: (id: string) => `/post/article-detail/${id}`,
  video: (id: string) => `/post/video-detail/${id}`,
  tag: (name: string) => withQuery('/post/tag-filter', `tag=${encodeURIComponent(name)}`),
  /** `query` is a search with its filters; without it, the start page of search. */
  search: (query = '') => (query === '' ? '/search/searchkeywords' : withQuery('/search', query)),
  gear: (kind: 'camera' | 'lens', id: string) => `/post/${kind}/${encodeURIComponent(id)}`,
  /** Comparison of two lenses; a missing one is chosen on the page. */
  compareLenses: (a: string, b = '') => withValues('/post/lens-compare', { a, b }),
  follow: (tab?: 'circles' | 'recommend') => withValues('/follow', { tab }),
  circles: () => '/circle',
  /** The article page; `filter` is a query. */
  study: (filter = '') => withQuery('/article', filter),
  quiz: () => '/article/quiz',
  studyCategory: (id: number) => withValues('/article', { category: String(id) }),
  gallery: () => '/more/onlinegallery',
  activities: () => '/activity',
  news: () => '/more/news',
  /** @param category one kind of products */
  productIntro: (category?: string) => withValues('/more/product-intro', { category }),
  /** @param code of a public passport */
  passport: (code: string) => `/passport/${code}`,
  /** @param filter a query */
  stores: (filter = '') => withQuery('/more/store-information', filter),
  customerService: () => '/more/customer-service',
  ranking: () => '/more/ranking',
  coinTotals: () => '/more/coins',
  login: (redirect?: string) => withValues('/account/login/phone', { redirect }),
  register: (step: RegisterStep, redirect?: string) =>
    withValues(
      step === 'n2' || step === 'n3'
        ? `/account/register/nstep${step === 'n2' ? 2 : 3}`
        : `/account/register/step${step}`,
      { redirect },
    ),
  bindPhone: (redirect?: string) => withValues('/user/setting/update-phone/1', { redirect }),
  release: (draft?: string) => withValues('/user/release', { draft }),
  user: () => '/user',
  other: (userId: string) => withValues('/user/other', { id: userId }),
  notices: () => '/user/notice-list',
  /** @param userId whose level, another member's */
  level: (userId?: string) => withValues('/user/level/mine', { userId }),
  notFound: () => '/404',
  contentNotFound: () => '/exception/404',
} as const satisfies Record<string, (...values: never[]) => SiteHref>

/** A page outside of the application, opened by a full page load. */
export const aboutBrand = '/loop7/intro/o-3.html'

/** The notice pages, including likes. */
export function isNoticePath(pathname: string): boolean {
  return pathname.startsWith('/user/notice') || pathname === '/user/like'
}

/** The steps of registering. */
export function isRegisterPath(pathname: string): boolean {
  return pathname.startsWith('/account/register/')
}
