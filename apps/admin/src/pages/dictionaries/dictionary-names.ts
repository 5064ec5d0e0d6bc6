import type { EditedDictionary } from '@guangquan/contract'

/** The dictionaries that staff edit, in the order of the choice. */
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
