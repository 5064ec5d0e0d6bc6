import type { SiteHref, SitePath } from '@guangquan/routes/link'
import type { RoutePath } from '@guangquan/routes/table'
import { withQuery, withValues } from './with-query.ts'

type Below<Prefix extends string, Path> = Path extends `${Prefix}/${infer Rest}` ? Rest : never
/** A settings page without steps: `update-nickname`. */
export type SettingPage = Exclude<Below<'/user/setting', RoutePath>, `${string}/:step`>
/** A setting that is changed in three steps. */
export type SteppedSetting = 'email' | 'phone' | 'password'

// Editors of posts other than photographs, by `publishType`.
const editors: Partial<Record<number, SitePath>> = {
  2: '/user/release/article',
  3: '/user/release/video',
  4: '/user/release/vote',
}

/** Links to the member's own pages and settings, and to the lists of other members. */
export const ownPaths = {
  setting: (page?: SettingPage): SiteHref => (page === undefined ? '/user/setting' : `/user/setting/${page}`),
  /** @param redirect where to return to when it is done */
  settingStep: (what: SteppedSetting, step: 1 | 2 | 3 = 1, redirect?: string) =>
    withValues(`/user/setting/update-${what}/${step}`, { redirect }),
  /** A published post in the editor of its kind. */
  editPost: (publishType: number, id: string) =>
    withValues(editors[publishType] ?? '/user/release', { edit: id }),
  releaseList: (tab = '') => withValues('/user/release-list', { tab }),
  releaseArticle: (draft?: string) => withValues('/user/release/article', { draft }),
  releaseVideo: (draft?: string) => withValues('/user/release/video', { draft }),
  releaseVote: (draft?: string) => withValues('/user/release/vote', { draft }),
  releaseEntry: () => '/user/release/match',
  levelTasks: (): SiteHref => '/user/level/task',
  levelRule: (tab: number): SiteHref => `/user/level/rule/${tab}`,
  expLines: (): SiteHref => '/user/level/exp-detail',
  achievement: () => '/user/achievement',
  medal: (id: string): SiteHref => `/user/achievement/medal-detail/${id}`,
  frames: (tab = '') => withValues('/user/achievement/photo-frame', { tab }),
  frame: (id: string): SiteHref => `/user/achievement/photo-frame-detail/${id}`,
  /** @param id of the questionnaire to answer; without it, all that the member may answer */
  questionnaire: (id?: string) => withValues('/questionnaire', { id }),
  questionnaireResult: (id: string) => withValues('/questionnaire/result', { id }),
  coinGoods: () => '/user/coins/exchange',
  otherMedals: (userId: string) => withValues('/user/other/achievement', { id: userId }),
  otherMedal: (medal: string, userId: string) =>
    withValues(`/user/other/achievement/medal-detail/${medal}`, { id: userId }),
  otherFrames: (userId: string) => withValues('/user/other/achievement/photo-frame', { id: userId }),
  otherFrame: (frame: string, userId: string) =>
    withValues(`/user/other/achievement/photo-frame-detail/${frame}`, { id: userId }),
  /** @param side of the movements; without it, all of them */
  coins: (side?: 'income' | 'spent' | 'expired') => withValues('/user/coins/mine', { side }),
  /** @param side `ended` for ended registrations; without it, the others */
  products: (side?: 'ended') => withValues('/user/product', { ended: side && '1' }),
  product: (id: string): SiteHref => `/user/product/detail/${id}`,
  registerProduct: (step: number): SiteHref => `/user/product/register/${step}`,
  acceptProduct: (): SiteHref => '/user/product/accept',
  scanProduct: (): SiteHref => '/user/product/regqrcode',
  /**
   * @param side `applied` for activities the member applied for; without it, all @param product only those for a
   * registered product
   */
  productActivities: (side?: 'applied', product?: string) =>
    withValues('/user/product/activity', { applied: side && '1', product }),
  /** @param product the registered product to apply with, if known */
  joinActivity: (activity: string, product?: string) =>
    withValues('/user/product/join', { activity, product }),
  ownActivities: () => '/user/activity',
  /** @param folder id, `default`, or empty for all @param type kind of the collected posts */
  collect: (folder = '', type = '') => withValues('/user/collect', { folder, type }),
  /** @param userId whose conversation is open @param folder 2 for strangers */
  messages: (userId?: string, folder?: 2) =>
    withValues('/user/im', { with: userId, folder: folder && String(folder) }),
  messageList: (folder?: 2) => withValues('/user/im/im-list', { folder: folder && String(folder) }),
  present: () => '/user/present',
  pastPresents: () => '/user/hispresent',
  /** @param type 1 a present, 2 a prize */
  presentDetail: (id: string, type: 1 | 2): SiteHref =>
    type === 2 ? `/user/present/awarddetail/${id}` : `/user/present/detail/${id}`,
  exchangePresent: (id: string): SiteHref => `/user/present/awardexchange/${id}`,
  presentAddress: (id: string): SiteHref => `/user/present/get-award-address/${id}`,
  /** `select` to choose one for another page. */
  addresses: (purpose?: 'select') => withValues('/user/address/list', { select: purpose && '1' }),
  addAddress: () => '/user/address/add',
  editAddress: (id: string) => withValues('/user/address/edit', { id }),
  feedback: (): SiteHref => '/user/feedback',
  newFeedback: (): SiteHref => '/user/feedback/new',
  feedbackDetail: (id: string): SiteHref => `/user/feedback/${id}`,
  interest: () => '/user/interest',
  qrCode: () => '/user/qr-code',
  /** The member's followed people; `filter` is a query. */
  ownFollows: (filter = '') => withQuery('/user/follow', filter),
  ownFans: (filter = '') => withQuery('/user/fans', filter),
  otherFollows: (filter: string) => withQuery('/user/other/follow', filter),
  otherFans: (filter: string) => withQuery('/user/other/fans', filter),
  notice: (tab: 1 | 2 | 3 | 4 | 5 | 6) => `/user/notice/${tab}`,
  /** Likes and collects received; the second tab has the likes given. */
  likes: (tab: 'received' | 'given' = 'received') =>
    withValues('/user/like', { tab: tab === 'given' ? tab : undefined }),
  /** The tabs of a member's page. */
  ownHome: (filter: string) => withQuery('/user', filter),
  otherHome: (filter: string) => withQuery('/user/other', filter),
  ownGallery: (filter = '') => withQuery('/user/gallery', filter),
  otherGallery: (filter: string) => withQuery('/user/other/gallery', filter),
  /** Posts that a member has liked; the second tab has their public collected posts, by folder. */
  otherLikes: (userId: string) => withValues('/user/other/like', { id: userId }),
  otherCollects: (userId: string, folder = '') =>
    withValues('/user/other/like', { id: userId, tab: 'collect', folder }),
  otherReleases: (filter: string) => withQuery('/user/other/release-list', filter),
} as const satisfies Record<string, (...values: never[]) => SiteHref>

/** Links to benefits, goods for coins, and the member's orders. */
export const goodsPaths = {
  benefits: (): SiteHref => '/user/benefits',
  benefit: (id: string): SiteHref => `/user/benefits/detail/${id}`,
  /** @param kind one kind of goods; empty for all */
  exchange: (kind = '', canAfford = false) =>
    withValues('/user/coins/exchange', { kind, afford: canAfford ? '1' : undefined }),
  goods: (id: string): SiteHref => `/user/coins/goods/${id}`,
  /** The address and the price of goods, before they are ordered. */
  confirm: (id: string, count: number) =>
    withValues('/user/coins/exchange-address', { id, count: count > 1 ? String(count) : undefined }),
  orders: (tab = '') => withValues('/user/coins/orders', { tab }),
  order: (id: string): SiteHref => `/user/coins/order/${id}`,
} as const satisfies Record<string, (...values: never[]) => SiteHref>
