/**
 * Every path of the site with its title: the one table. Nothing else spells a path; links are made by `paths`
 * below, the router and the guard read this list.
 */
export const routeTitles = {
  '/': '首页',
  '/article': '学习交流',
  '/post/photo': '照片',
  '/post/detail/:id': '作品详情',
  '/post/article-detail/:id': '文章详情',
  '/post/video-detail/:id': '视频详情',
  '/post/tag-filter': '话题筛选',
  '/post/camera/:id': '相机',
  '/post/lens/:id': '镜头',
  '/post/lens-compare': '镜头比较',
  '/search': '搜索',
  '/search/searchkeywords': '搜索历史',
  '/follow': '关注',
  '/exception/404': '页面不存在',
  '/404': '页面不存在',
  '/account/login/code/:step': '验证码登录',
  '/account/login/email-password': '邮箱密码登录',
  '/account/login/email': '邮箱登录',
  '/account/login/phone-password': '手机密码登录',
  '/account/login/phone': '手机登录',
  '/account/login/wechat': '微信登录',
  '/account/login/wx': '微信登录回调',
  '/account/register/step1': '注册',
  '/account/register/step2': '注册',
  '/account/register/nstep2': '注册',
  '/account/register/step3': '注册',
  '/account/register/nstep3': '注册',
  '/account/register/step4': '注册',
  '/account/register/step5': '注册',
  '/account/register/step6': '注册',
  '/account/register/step7': '注册',
  '/account/register/step7-1': '注册',
  '/account/register/step8': '注册',
  '/account/register/step9': '注册',
  '/account/register/step10': '注册',
  '/account/register/step11': '注册完成',
  '/account/reset-password/email/:step': '邮箱找回密码',
  '/account/reset-password/phone/:step': '手机找回密码',
  '/activity': '活动',
  '/activity/calendar': '活动日历',
  '/activity/joinactivity': '报名活动',
  '/activity/detail/:id': '活动详情',
  '/activity/get-reward-address': '领奖地址',
  '/activity/match-detail/:id': '参赛作品',
  '/activity/match/:id': '影赛',
  '/activity/prematch/:id': '影赛预览',
  '/activity/prevdetail/:id': '活动预览',
  '/activity/qr-code': '活动二维码',
  '/activity/lottery': '抽奖',
  '/activity/lotterypublic/:id': '抽奖公示',
  '/circle': '摄影圈',
  '/circle/detail/:id': '圈子详情',
  '/circle/common-members/:id': '圈子成员',
  '/more/customer-service': '客户服务与售后',
  '/more/news': '官方资讯',
  '/more/product-intro': '产品介绍',
  '/more/store-activity': '门店活动',
  '/more/onlinegallery': '直营店画廊',
  '/more/onlinegallerymore': '画廊作品',
  '/more/onlinegalleryhistory': '往期影展',
  '/more/store-information': '门店信息',
  '/oauth/weibo/callback': '微博授权',
  '/oauth/weibo/cancel': '微博授权取消',
  '/questionnaire': '问卷',
  '/questionnaire/preview': '问卷预览',
  '/questionnaire/result': '问卷结果',
  '/user': '我的主页',
  '/user/achievement': '我的勋章',
  '/user/achievement/medal-detail/:id': '勋章详情',
  '/user/achievement/photo-frame': '头像框',
  '/user/achievement/photo-frame-detail/:id': '头像框详情',
  '/user/activity': '我的活动',
  '/user/address/add': '新增地址',
  '/user/address/edit': '编辑地址',
  '/user/address/list': '地址管理',
  '/user/circle/:tab': '我的圈子',
  '/user/circle/admin-add/:id': '添加管理员',
  '/user/circle/create': '创建圈子',
  '/user/circle/create-audit': '加入审核设置',
  '/user/circle/create-brief': '圈子简介',
  '/user/circle/create-img': '圈子封面',
  '/user/circle/create-name': '圈子名称',
  '/user/circle/create-topic': '圈子话题',
  '/user/circle/manage/:id': '圈子管理',
  '/user/circle/members/:id': '成员管理',
  '/user/coins/exchange': '金币兑换',
  '/user/coins/exchange-address': '兑换地址',
  '/user/coins/mine': '我的金币',
  '/user/collect': '我的收藏',
  '/user/fans': '我的粉丝',
  '/user/follow': '我的关注',
  '/user/gallery': '我的相册',
  '/user/im': '私信',
  '/user/im/im-list': '会话列表',
  '/user/im/component/reply': '私信回复',
  '/user/interest': '我的兴趣',
  '/user/benefits': '会员权益',
  '/user/benefits/detail/:id': '权益详情',
  '/user/present': '我的礼品',
  '/user/hispresent': '历史礼品',
  '/user/present/detail/:id': '礼品详情',
  '/user/present/awarddetail/:id': '奖品详情',
  '/user/present/get-award-address/:id': '奖品收货地址',
  '/user/present/awardexchange/:id': '奖品兑换',
  '/user/level/exp-detail': '经验明细',
  '/user/level/mine': '等级中心',
  '/user/level/rule/:tab': '等级规则',
  '/user/level/task': '成长任务',
  '/user/notice-list': '通知列表',
  '/user/notice/:tab': '消息中心',
  '/user/like': '我赞过的',
  '/user/product': '我的产品',
  '/user/product/activity': '产品活动',
  '/user/product/detail/:id': '产品详情',
  '/user/product/join': '参加产品活动',
  '/user/product/register/:step': '产品注册',
  '/user/product/regqrcode': '扫码注册',
  '/user/qr-code': '我的二维码',
  '/user/release': '发布',
  '/user/release/article': '发布文章',
  '/user/release/match': '参赛投稿',
  '/user/release/video': '发布视频',
  '/user/release/vote': '发起投票',
  '/user/release-list': '我的发布',
  '/user/store-activity/release': '发布门店活动',
  '/user/setting': '设置',
  '/user/setting/bind-club-status': '会员卡绑定状态',
  '/user/setting/delete-account': '注销账号',
  '/user/setting/update-account': '账号管理',
  '/user/setting/update-address': '修改地址',
  '/user/setting/update-area': '修改地区',
  '/user/setting/update-avatar': '修改头像',
  '/user/setting/update-background': '修改背景',
  '/user/setting/update-bind-club': '绑定会员卡',
  '/user/setting/update-birthday': '修改生日',
  '/user/setting/update-email/:step': '修改邮箱',
  '/user/setting/update-introduction': '修改简介',
  '/user/setting/update-nickname': '修改昵称',
  '/user/setting/update-password/:step': '修改密码',
  '/user/setting/update-phone/:step': '修改手机',
  '/user/setting/update-photo-level': '修改摄影水平',
  '/user/setting/update-receive-sms': '短信接收',
  '/user/setting/update-popup-accept': '弹窗接收',
  '/user/setting/update-sex': '修改性别',
  '/user/setting/update-username': '修改用户名',
  '/user/other': 'TA的主页',
  '/user/other/achievement': 'TA的勋章',
  '/user/other/achievement/medal-detail/:id': 'TA的勋章详情',
  '/user/other/achievement/photo-frame': 'TA的头像框',
  '/user/other/achievement/photo-frame-detail/:id': 'TA的头像框详情',
  '/user/other/circle/:tab': 'TA的圈子',
  '/user/other/fans': 'TA的粉丝',
  '/user/other/follow': 'TA的关注',
  '/user/other/gallery': 'TA的相册',
  '/user/other/like': 'TA赞过的',
  '/user/other/release-list': 'TA的发布',
  '/dev/parts': '部件',
} as const satisfies Record<string, string>

export type RoutePath = keyof typeof routeTitles

type Below<Prefix extends string, Path> = Path extends `${Prefix}/${infer Rest}` ? Rest : never
/** A page of the settings that is one page: `update-nickname`. */
export type SettingPage = Exclude<Below<'/user/setting', RoutePath>, `${string}/:step`>
/** A setting that is changed in three steps. */
export type SteppedSetting = 'email' | 'phone' | 'password'

/** A step of registering: `7-1` is the city, `n2` and `n3` follow a social sign-in. */
export type RegisterStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | '7-1' | 8 | 9 | 10 | 11 | 'n2' | 'n3'

const withRedirect = (path: string, redirect?: string) =>
  redirect === undefined ? path : `${path}?redirect=${encodeURIComponent(redirect)}`

/** Other people's pages: below `/user`, but not the member's own. */
export const otherPeople = '/user/other'

/** Links, by what they lead to. */
export const paths = {
  home: () => '/',
  photoWall: (filter = '') => `/post/photo${filter === '' ? '' : `?${filter}`}`,
  post: (id: string) => `/post/detail/${id}`,
  article: (id: string) => `/post/article-detail/${id}`,
  video: (id: string) => `/post/video-detail/${id}`,
  match: (id: string) => `/activity/match/${id}`,
  activity: (id: string) => `/activity/detail/${id}`,
  tag: (name: string) => `/post/tag-filter?tag=${encodeURIComponent(name)}`,
  /** `query` is a search with its filters; none is the page where searching begins. */
  search: (query = '') => (query === '' ? '/search/searchkeywords' : `/search?${query}`),
  gear: (kind: 'camera' | 'lens', id: string) => `/post/${kind}/${encodeURIComponent(id)}`,
  /** Two lenses side by side; what is not chosen yet is chosen there. */
  compareLenses: (a: string, b = '') =>
    `/post/lens-compare?${new URLSearchParams({ a, ...(b === '' ? {} : { b }) }).toString()}`,
  follow: (tab?: 'recommend') => `/follow${tab === undefined ? '' : `?tab=${tab}`}`,
  circles: () => '/circle',
  /** The page of articles; `filter` is a query. */
  study: (filter = '') => `/article${filter === '' ? '' : `?${filter}`}`,
  studyCategory: (id: number) => `/article?category=${id}`,
  gallery: () => '/more/onlinegallery',
  news: () => '/more/news',
  productIntro: () => '/more/product-intro',
  stores: () => '/more/store-information',
  customerService: () => '/more/customer-service',
  /** A page of its own, outside of the application. */
  aboutBrand: () => '/loop7/intro/o-3.html',
  login: (redirect?: string) => withRedirect('/account/login/phone', redirect),
  /** `by` is how the code travels. */
  loginCode: (step: 1 | 2, redirect?: string, by: 'phone' | 'email' = 'phone') => {
    const path = withRedirect(`/account/login/code/${step}`, redirect)
    return by === 'phone' ? path : `${path}${path.includes('?') ? '&' : '?'}by=email`
  },
  loginEmail: (redirect?: string) => withRedirect('/account/login/email', redirect),
  loginWechat: (redirect?: string) => withRedirect('/account/login/wechat', redirect),
  loginPassword: (redirect?: string) => withRedirect('/account/login/phone-password', redirect),
  loginEmailPassword: (redirect?: string) => withRedirect('/account/login/email-password', redirect),
  resetPassword: (by: 'phone' | 'email' = 'phone', step: 1 | 2 | 3 | 4 = 1, redirect?: string) =>
    withRedirect(`/account/reset-password/${by}/${step}`, redirect),
  register: (step: RegisterStep, redirect?: string) =>
    withRedirect(
      `/account/register/${typeof step === 'string' && step.startsWith('n') ? `nstep${step.slice(1)}` : `step${step}`}`,
      redirect,
    ),
  /** Registering by an invitation. */
  invitation: (code: string) => `/account/register/step1?inviteUserCode=${code}`,
  bindPhone: () => '/user/setting/update-phone/1',
  setting: (page?: SettingPage) => `/user/setting${page === undefined ? '' : `/${page}`}`,
  settingStep: (what: SteppedSetting, step: 1 | 2 | 3 = 1) => `/user/setting/update-${what}/${step}`,
  /** Weibo was left without agreeing. */
  weiboCancelled: () => '/oauth/weibo/cancel',
  release: (draftId?: string) => `/user/release${draftId === undefined ? '' : `?draft=${draftId}`}`,
  /** A published post in the editor of its kind. */
  editPost: (publishType: number, id: string) => {
    const kind = { 2: '/article', 3: '/video', 4: '/vote' }[publishType] ?? ''
    return `/user/release${kind}?edit=${id}`
  },
  releaseList: (tab = '') => `/user/release-list${tab === '' ? '' : `?tab=${tab}`}`,
  releaseArticle: (draftId?: string) =>
    `/user/release/article${draftId === undefined ? '' : `?draft=${draftId}`}`,
  releaseVideo: (draftId?: string) =>
    `/user/release/video${draftId === undefined ? '' : `?draft=${draftId}`}`,
  releaseVote: (draftId?: string) => `/user/release/vote${draftId === undefined ? '' : `?draft=${draftId}`}`,
  releaseEntry: () => '/user/release/match',
  user: () => '/user',
  other: (userId: string) => `/user/other?id=${userId}`,
  level: () => '/user/level/mine',
  achievement: () => '/user/achievement',
  coins: () => '/user/coins/mine',
  products: () => '/user/product',
  ownActivities: () => '/user/activity',
  /** A folder's id, `default`, or all; and one kind of what lies there. */
  collect: (folder = '', type = '') => {
    const query = new URLSearchParams({ ...(folder && { folder }), ...(type && { type }) }).toString()
    return `/user/collect${query === '' ? '' : `?${query}`}`
  },
  messages: () => '/user/im',
  present: () => '/user/present',
  /** `select` for a page that wants one of them chosen. */
  addresses: (purpose?: 'select') => `/user/address/list${purpose === undefined ? '' : '?select=1'}`,
  addAddress: () => '/user/address/add',
  editAddress: (id: string) => `/user/address/edit?id=${id}`,
  interest: () => '/user/interest',
  qrCode: () => '/user/qr-code',
  /** Whom one follows; `filter` is a query. */
  ownFollows: (filter = '') => `/user/follow${filter === '' ? '' : `?${filter}`}`,
  ownFans: (filter = '') => `/user/fans${filter === '' ? '' : `?${filter}`}`,
  otherFollows: (filter: string) => `/user/other/follow?${filter}`,
  otherFans: (filter: string) => `/user/other/fans?${filter}`,
  notices: () => '/user/notice-list',
  notice: (tab: 1 | 2 | 3 | 4 | 5 | 6) => `/user/notice/${tab}`,
  /** Likes and collections one got; what one liked oneself stands behind its second tab. */
  likes: (tab: 'received' | 'given' = 'received') => `/user/like${tab === 'given' ? '?tab=given' : ''}`,
  ownGallery: (filter = '') => `/user/gallery${filter === '' ? '' : `?${filter}`}`,
  otherGallery: (filter: string) => `/user/other/gallery?${filter}`,
  /** What somebody liked; what they show of what they collected stands behind its second tab, by folder. */
  otherLikes: (userId: string) => `/user/other/like?id=${userId}`,
  otherCollects: (userId: string, folder = '') => {
    const query = new URLSearchParams({ id: userId, tab: 'collect', ...(folder && { folder }) })
    return `/user/other/like?${query.toString()}`
  },
  otherReleases: (filter: string) => `/user/other/release-list?${filter}`,
  notFound: () => '/404',
  contentNotFound: () => '/exception/404',
} as const

/** Sign-in, registration, recovery, and the ways back from providers: they stand without the shell around them. */
export function isAccountPath(pathname: string): boolean {
  return pathname.startsWith('/account/') || pathname.startsWith('/oauth/')
}

/** The pages of notices, likes among them. */
export function isNoticePath(pathname: string): boolean {
  return pathname.startsWith('/user/notice') || pathname === '/user/like'
}

/** The steps of registering. */
export function isRegisterPath(pathname: string): boolean {
  return pathname.startsWith('/account/register/')
}

/** Pages that bring a bar of their own to the lower edge of a phone, in place of the tab bar. */
export const routesWithOwnBar: readonly RoutePath[] = [
  '/post/detail/:id',
  '/post/article-detail/:id',
  '/post/video-detail/:id',
  '/user/release',
  '/user/release/article',
  '/user/release/video',
  '/user/release/vote',
  '/user/release/match',
  '/user/im',
]
