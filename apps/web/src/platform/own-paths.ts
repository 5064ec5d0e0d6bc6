import type { SiteHref, SitePath } from '@guangquan/routes/link'
import type { RoutePath } from '@guangquan/routes/table'
import { withQuery, withValues } from './with-query.ts'

type Below<Prefix extends string, Path> = Path extends `${Prefix}/${infer Rest}` ? Rest : never
/** A page of the settings that is one page: `update-nickname`. */
export type SettingPage = Exclude<Below<'/user/setting', RoutePath>, `${string}/:step`>
/** A setting that is changed in three steps. */
export type SteppedSetting = 'email' | 'phone' | 'password'

// The editors of posts that are no photographs, by `publishType`.
const editors: Partial<Record<number, SitePath>> = {
  2: '/user/release/article',
  3: '/user/release/video',
  4: '/user/release/vote',
}

/** Links to a member's own pages and settings, and to the lists of other people. */
export const ownPaths = {
  setting: (page?: SettingPage): SiteHref => (page === undefined ? '/user/setting' : `/user/setting/${page}`),
  settingStep: (what: SteppedSetting, step: 1 | 2 | 3 = 1) => `/user/setting/update-${what}/${step}`,
  /** A published post in the editor of its kind. */
  editPost: (publishType: number, id: string) =>
    withValues(editors[publishType] ?? '/user/release', { edit: id }),
  releaseList: (tab = '') => withValues('/user/release-list', { tab }),
  releaseArticle: (draft?: string) => withValues('/user/release/article', { draft }),
  releaseVideo: (draft?: string) => withValues('/user/release/video', { draft }),
  releaseVote: (draft?: string) => withValues('/user/release/vote', { draft }),
  releaseEntry: () => '/user/release/match',
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
} as const satisfies Record<string, (...values: never[]) => SiteHref>
