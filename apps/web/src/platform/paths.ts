import type { SiteHref, SitePath } from '@guangquan/routes/link'
import type { RoutePath } from '@guangquan/routes/table'

type Below<Prefix extends string, Path> = Path extends `${Prefix}/${infer Rest}` ? Rest : never
/** A page of the settings that is one page: `update-nickname`. */
export type SettingPage = Exclude<Below<'/user/setting', RoutePath>, `${string}/:step`>
/** A setting that is changed in three steps. */
export type SteppedSetting = 'email' | 'phone' | 'password'

/** A step of registering: `7-1` is the city, `n2` and `n3` follow a social sign-in. */
export type RegisterStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | '7-1' | 8 | 9 | 10 | 11 | 'n2' | 'n3'

const withQuery = (path: SitePath, query: string): SiteHref => (query === '' ? path : `${path}?${query}`)

// What is left out or empty does not stand in the address.
const withValues = (path: SitePath, values: Record<string, string | undefined>): SiteHref => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) query.set(name, value)
  return withQuery(path, query.toString())
}

/** Other people's pages: below `/user`, but not the member's own. */
export const otherPeople = '/user/other'

// The editors of posts that are no photographs, by `publishType`.
const editors: Partial<Record<number, SitePath>> = {
  2: '/user/release/article',
  3: '/user/release/video',
  4: '/user/release/vote',
}

/** Links, by what they lead to. */
export const paths = {
  home: () => '/',
  /** `filter` is a query. */
  photoWall: (filter = '') => withQuery('/post/photo', filter),
  post: (id: string) => `/post/detail/${id}`,
  article: (id: string) => `/post/article-detail/${id}`,
  video: (id: string) => `/post/video-detail/${id}`,
  match: (id: string) => `/activity/match/${id}`,
  activity: (id: string) => `/activity/detail/${id}`,
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
  /** `by` is how the code travels. */
  loginCode: (step: 1 | 2, redirect?: string, by: 'phone' | 'email' = 'phone') =>
    withValues(`/account/login/code/${step}`, { redirect, by: by === 'phone' ? undefined : by }),
  loginEmail: (redirect?: string) => withValues('/account/login/email', { redirect }),
  loginWechat: (redirect?: string) => withValues('/account/login/wechat', { redirect }),
  loginPassword: (redirect?: string) => withValues('/account/login/phone-password', { redirect }),
  loginEmailPassword: (redirect?: string) => withValues('/account/login/email-password', { redirect }),
  resetPassword: (by: 'phone' | 'email' = 'phone', step: 1 | 2 | 3 | 4 = 1, redirect?: string) =>
    withValues(`/account/reset-password/${by}/${step}`, { redirect }),
  register: (step: RegisterStep, redirect?: string) =>
    withValues(
      step === 'n2' || step === 'n3'
        ? `/account/register/nstep${step === 'n2' ? 2 : 3}`
        : `/account/register/step${step}`,
      { redirect },
    ),
  /** Registering by an invitation. */
  invitation: (code: string) => withValues('/account/register/step1', { inviteUserCode: code }),
  bindPhone: () => '/user/setting/update-phone/1',
  setting: (page?: SettingPage): SiteHref => (page === undefined ? '/user/setting' : `/user/setting/${page}`),
  settingStep: (what: SteppedSetting, step: 1 | 2 | 3 = 1) => `/user/setting/update-${what}/${step}`,
  /** Weibo was left without agreeing. */
  weiboCancelled: () => '/oauth/weibo/cancel',
  release: (draft?: string) => withValues('/user/release', { draft }),
  /** A published post in the editor of its kind. */
  editPost: (publishType: number, id: string) =>
    withValues(editors[publishType] ?? '/user/release', { edit: id }),
  releaseList: (tab = '') => withValues('/user/release-list', { tab }),
  releaseArticle: (draft?: string) => withValues('/user/release/article', { draft }),
  releaseVideo: (draft?: string) => withValues('/user/release/video', { draft }),
  releaseVote: (draft?: string) => withValues('/user/release/vote', { draft }),
  releaseEntry: () => '/user/release/match',
  user: () => '/user',
  other: (userId: string) => withValues('/user/other', { id: userId }),
  level: () => '/user/level/mine',
  achievement: () => '/user/achievement',
  coins: () => '/user/coins/mine',
  products: () => '/user/product',
  ownActivities: () => '/user/activity',
  /** A folder's id, `default`, or all; and one kind of what lies there. */
  collect: (folder = '', type = '') => withValues('/user/collect', { folder, type }),
  messages: () => '/user/im',
  present: () => '/user/present',
  /** `select` for a page that wants one of them chosen. */
  addresses: (purpose?: 'select') => withValues('/user/address/list', { select: purpose && '1' }),
  addAddress: () => '/user/address/add',
  editAddress: (id: string) => withValues('/user/address/edit', { id }),
  interest: () => '/user/interest',
  qrCode: () => '/user/qr-code',
  /** Whom one follows; `filter` is a query. */
  ownFollows: (filter = '') => withQuery('/user/follow', filter),
  ownFans: (filter = '') => withQuery('/user/fans', filter),
  otherFollows: (filter: string) => withQuery('/user/other/follow', filter),
  otherFans: (filter: string) => withQuery('/user/other/fans', filter),
  notices: () => '/user/notice-list',
  notice: (tab: 1 | 2 | 3 | 4 | 5 | 6) => `/user/notice/${tab}`,
  /** Likes and collections one got; what one liked oneself stands behind its second tab. */
  likes: (tab: 'received' | 'given' = 'received') =>
    withValues('/user/like', { tab: tab === 'given' ? tab : undefined }),
  ownGallery: (filter = '') => withQuery('/user/gallery', filter),
  otherGallery: (filter: string) => withQuery('/user/other/gallery', filter),
  /** What somebody liked; what they show of what they collected stands behind its second tab, by folder. */
  otherLikes: (userId: string) => withValues('/user/other/like', { id: userId }),
  otherCollects: (userId: string, folder = '') =>
    withValues('/user/other/like', { id: userId, tab: 'collect', folder }),
  otherReleases: (filter: string) => withQuery('/user/other/release-list', filter),
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
