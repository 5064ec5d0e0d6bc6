// Names that the console uses, in its pages and in files.
import type { ReviewCause, ReviewKind } from '../review/review.words.ts'
import type { EditedDictionary } from '../site/staff-dictionary.shapes.ts'
import type { StaffRole } from '../wire/staff-access.ts'

export const roleNames: Record<StaffRole, string> = {
  superAdmin: '超级管理员',
  moderator: '内容审核',
  activityOperator: '活动运营',
  contestOperator: '赛事运营',
  judge: '评委',
  goodsManager: '商品与发放',
  productReviewer: '产品审核',
  storeClerk: '门店店员',
  support: '客服',
  analyst: '数据查看',
}

/** By `memberStates`. */
export const memberStateNames = { 1: '正常', 2: '已封禁', 3: '已注销' } as const
/** By `memberFilterStates`. */
export const memberFilterNames = { 1: '正常', 4: '禁言中', 2: '已封禁', 3: '已注销' } as const

/** By `publishStatus`. */
export const postStateNames = {
  1: '待审核',
  2: '已发布',
  3: '仅自己可见',
  4: '未通过',
  5: '已删除',
} as const

/** By `publishTypes`. */
export const postKindNames = { 1: '照片', 2: '文章', 3: '视频', 4: '投票', 8: '课程' } as const

export const commentStateNames = { 1: '待审核', 2: '已展示', 5: '已删除' } as const

/** By `tagState`. */
export const tagStateNames = { open: '可用', merged: '已合并', banned: '已封禁' } as const

/** By `bannerPlaces`. */
export const bannerPlaceNames = { 1: '产品页', 2: '首页', 3: '照片页' } as const

/** States of a request that one member of staff makes and another decides. */
export const requestStateNames = {
  waiting: '等待决定',
  approved: '已同意',
  refused: '已拒绝',
  expired: '已过期',
} as const

export const reviewKindNames: Record<ReviewKind, string> = {
  post: '作品',
  comment: '评论',
  member: '会员',
  card: '会员卡',
  circle: '摄影圈',
}

export const reviewCauseNames: Record<ReviewCause, string> = {
  new: '新发布',
  firstPost: '新会员发布',
  word: '敏感词',
  edited: '修改后重审',
  hidden: '已隐藏',
  reports: '举报',
  card: '绑定申请',
  profile: '修改资料',
  nearCopy: '疑似盗图',
}

/** The dictionaries that staff edit, in the order of the menu. */
export const dictionaryNames: Record<EditedDictionary, string> = {
  ReportReasonsType: '举报作品的原因',
  ReplyReportReasonsType: '举报评论的原因',
  UserReportReasonsType: '举报会员的原因',
  PhotographyGroupReportReasonsType: '举报摄影圈的原因',
  ArticleCategory: '文章分类',
  Emotion: '作品的表态',
  Software: '后期软件',
  LensType: '镜头类型',
  SetsApplyCates: '组照投稿类别',
  BuyChannelType: '购买渠道',
  NewsVideoType: '资讯视频类型',
}

/** By `appealStates`. */
export const appealStateNames = { 1: '等待处理', 2: '已撤销处罚', 3: '维持处罚' } as const

export const jobStateNames = { waiting: '等着', running: '运行中', failed: '失败' } as const

export const gearKindNames = { camera: '相机', lens: '镜头' } as const

/** The name of a code, or the code itself if it has none. */
export function nameOf(names: Readonly<Record<string | number, string>>, code: string | number): string {
  return names[code] ?? String(code)
}
