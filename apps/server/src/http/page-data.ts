import {
  ArticleInfo,
  Gear,
  NewPublish,
  Picture,
  SysBaseInfo,
  UserInfo,
  type GearKind,
  type Method,
} from '@guangquan/contract'
import { readArticleInput } from './article-input.ts'
import { readWallInput, wallNames } from './wall-input.ts'

/** One call whose answer the page brings along. Its body is exactly what the site sends, defaults left out. */
export interface PageCall {
  method: Method
  input: Record<string, unknown>
}

/** What the server knows of a route. */
export interface PageRoute {
  /** Path with `:name` for a parameter. */
  pattern: string
  /** The page's module in the site's sources, whose files are announced ahead. */
  module?: string
  /** Names in the address's query that change the page. */
  reads?: readonly string[]
  calls?: (params: Record<string, string>, search: URLSearchParams) => PageCall[]
}

const shown = (pattern: string): PageRoute => ({ pattern })
const gearPage = (kind: GearKind): PageRoute => ({
  pattern: `/post/${kind}/:id`,
  module: `src/features/gear/pages/${kind}-page.tsx`,
  calls: ({ id = '' }) => [{ method: Gear.Get, input: { kind, id } }],
})

/** Pages with first data, as a visitor sees them. */
const pagesWithData: PageRoute[] = [
  {
    pattern: '/',
    module: 'src/features/home/pages/home-page.tsx',
    reads: ['tab'],
    calls: (_params, search) => [
      { method: NewPublish.GetDailyPicks, input: {} },
      { method: Picture.GetList, input: { sort: 'hot' } },
      { method: NewPublish.GetFeed, input: search.get('tab') === 'new' ? { tab: 3 } : {} },
    ],
  },
  {
    pattern: '/post/photo',
    module: 'src/features/photo/pages/photo-wall-page.tsx',
    reads: wallNames,
    calls: (_params, search) => [
      { method: Picture.GetList, input: readWallInput(search) },
      { method: Picture.GetGearOptions, input: {} },
      { method: SysBaseInfo.GetTopicList, input: { type: 2 } },
    ],
  },
  {
    pattern: '/post/detail/:id',
    module: 'src/features/post/pages/post-detail-page.tsx',
    reads: ['noback'],
    calls: ({ id = '' }) => [
      { method: NewPublish.Detail, input: { id } },
      { method: NewPublish.GetPublishReplyList, input: { publishId: id } },
    ],
  },
  {
    pattern: '/post/video-detail/:id',
    module: 'src/features/post/pages/video-detail-page.tsx',
    reads: ['noback'],
    calls: ({ id = '' }) => [
      { method: NewPublish.Detail, input: { id } },
      { method: NewPublish.GetPublishReplyList, input: { publishId: id } },
    ],
  },
  gearPage('camera'),
  gearPage('lens'),
  {
    pattern: '/article',
    module: 'src/features/article/pages/article-list-page.tsx',
    reads: ['category', 'source'],
    calls: (_params, search) => [
      { method: ArticleInfo.GetList, input: readArticleInput(search) },
      { method: SysBaseInfo.GetArticleCategoryList, input: {} },
    ],
  },
  {
    pattern: '/post/article-detail/:id',
    module: 'src/features/article/pages/article-detail-page.tsx',
    reads: ['noback'],
    calls: ({ id = '' }) => [
      { method: ArticleInfo.Get, input: { id } },
      { method: NewPublish.GetPublishReplyList, input: { publishId: id } },
      { method: ArticleInfo.GetRelated, input: { id } },
      { method: SysBaseInfo.GetArticleCategoryList, input: {} },
    ],
  },
  {
    pattern: '/user/other',
    module: 'src/features/user/pages/other-home-page.tsx',
    reads: ['id'],
    calls: (_params, search) => {
      const userId = search.get('id') ?? ''
      return userId === ''
        ? []
        : [
            { method: UserInfo.GetUserHome, input: { userId } },
            { method: Picture.GetUserPublishList, input: { userId } },
          ]
    },
  },
  { pattern: '/user', module: 'src/features/user/pages/own-home-page.tsx' },
  { pattern: '/user/release', module: 'src/features/compose/pages/release-page.tsx' },
  { pattern: '/account/login/phone', module: 'src/features/account/pages/phone-login-page.tsx' },
  { pattern: '/account/login/phone-password', module: 'src/features/account/pages/password-login-page.tsx' },
  { pattern: '/account/login/code/:step', module: 'src/features/account/pages/code-login-page.tsx' },
]

/** Every other route of the site; a path in neither list is answered with the page and status 404. */
const otherPages = `
/post/tag-filter /post/lens-compare /search /search/searchkeywords /follow
/account/login/email-password /account/login/email /account/login/wechat /account/login/wx
/account/register/:step /account/reset-password/:kind/:step
/activity /activity/calendar /activity/joinactivity /activity/detail/:id /activity/get-reward-address
/activity/match-detail/:id /activity/match/:id /activity/prematch/:id /activity/prevdetail/:id /activity/qr-code
/activity/lottery /activity/lotterypublic/:id
/circle /circle/detail/:id /circle/common-members/:id
/more/customer-service /more/news /more/product-intro /more/store-activity /more/onlinegallery
/more/onlinegallerymore /more/onlinegalleryhistory /more/store-information
/oauth/weibo/callback /oauth/weibo/cancel /questionnaire /questionnaire/preview /questionnaire/result
/user/achievement /user/achievement/medal-detail/:id /user/achievement/photo-frame
/user/achievement/photo-frame-detail/:id /user/activity /user/address/add /user/address/edit /user/address/list
/user/circle/:tab /user/circle/admin-add/:id /user/circle/manage/:id /user/circle/members/:id
/user/coins/exchange /user/coins/exchange-address /user/coins/mine /user/collect /user/fans /user/follow
/user/gallery /user/im /user/im/im-list /user/im/component/reply /user/interest /user/benefits
/user/benefits/detail/:id /user/present /user/hispresent /user/present/detail/:id /user/present/awarddetail/:id
/user/present/get-award-address/:id /user/present/awardexchange/:id /user/level/exp-detail /user/level/mine
/user/level/rule/:tab /user/level/task /user/notice-list /user/notice/:tab /user/like /user/product
/user/product/activity /user/product/detail/:id /user/product/join /user/product/register/:step
/user/product/regqrcode /user/qr-code /user/release/article /user/release/match /user/release/video
/user/release/vote /user/release-list /user/store-activity/release
/user/setting /user/setting/:page /user/setting/:page/:step
/user/other/achievement /user/other/achievement/medal-detail/:id /user/other/achievement/photo-frame
/user/other/achievement/photo-frame-detail/:id /user/other/circle/:tab /user/other/fans /user/other/follow
/user/other/gallery /user/other/like /user/other/release-list
`

export const pageRoutes: PageRoute[] = [...pagesWithData, ...otherPages.trim().split(/\s+/).map(shown)]

/** Pages of development, and pages whose very sense is that something is missing. */
export const developmentPages: PageRoute[] = [shown('/dev/parts')]
