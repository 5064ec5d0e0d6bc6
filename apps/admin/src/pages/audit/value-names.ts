import { medalTierNames } from '@guangquan/contract/achievement/achievement.words'
import { feedbackStateNames } from '@guangquan/contract/feedback/feedback.words'
import {
  codeStateNames,
  goodsStateNames,
  orderStateNames,
  shopTypeNames,
} from '@guangquan/contract/goods/goods.words'
import { capPeriodNames, expRuleNames } from '@guangquan/contract/growth/growth.words'
import {
  gearServiceNames,
  serialNormaliserNames,
  serialTagNames,
  sightingStateNames,
} from '@guangquan/contract/passport/passport.words'
import { faqCategoryNames } from '@guangquan/contract/faq/faq.words'
import { newsStateNames, newsTypeNames } from '@guangquan/contract/news/news.words'
import {
  presentSourceNames,
  presentStateNames,
  presentTypeNames,
} from '@guangquan/contract/present/present.words'
import { applicationStateNames } from '@guangquan/contract/product/product-activity.words'
import {
  accessCodeStateNames,
  invoiceStateNames,
  productStateNames,
} from '@guangquan/contract/product/product.words'
import {
  appealStateNames,
  bannerPlaceNames,
  commentStateNames,
  jobStateNames,
  postStateNames,
  requestStateNames,
  reviewCauseNames,
  reviewKindNames,
  roleNames,
} from '@guangquan/contract/staff/staff-names'
import { wordActions } from '@guangquan/contract/word-list/word-actions'
import { decisionNames } from '../review/names.ts'

type Names = Readonly<Record<string | number, string>>

const decisions: Names = Object.fromEntries(
  Object.entries(decisionNames).map(([decision, { name }]) => [decision, name]),
)
const personalFieldNames: Names = {
  phone: '手机号',
  email: '邮箱',
  userName: '用户名',
  addresses: '收货地址',
  clubCard: '会员卡',
}
const profilePartNames: Names = { avatar: '头像', nickName: '昵称', introduction: '简介' }

/** Names of codes, by the kind of target and the field. */
export const valueNames: Readonly<Record<string, Names>> = {
  'staff.roles': roleNames,
  'invitation.roles': roleNames,
  'banner.place': bannerPlaceNames,
  'post.status': postStateNames,
  'post.decision': decisions,
  'post.causes': reviewCauseNames,
  'comment.status': commentStateNames,
  'comment.decision': decisions,
  'comment.causes': reviewCauseNames,
  'member.decision': decisions,
  'member.causes': reviewCauseNames,
  'member.field': personalFieldNames,
  'member.parts': profilePartNames,
  'member.tier': medalTierNames,
  'member.tiers': medalTierNames,
  'medal.tier': medalTierNames,
  'reviewReason.kinds': reviewKindNames,
  'word.action': wordActions,
  'growthRule.capPeriod': capPeriodNames,
  'news.type': newsTypeNames,
  'news.state': newsStateNames,
  'feedback.state': feedbackStateNames,
  'faq.category': faqCategoryNames,
  'goods.state': goodsStateNames,
  // Acts of older releases name the goods.
  'goods.codeState': codeStateNames,
  'order.codeState': codeStateNames,
  'order.state': orderStateNames,
  'shop.type': shopTypeNames,
  'gift.presentType': presentTypeNames,
  'giftRule.source': presentSourceNames,
  'present.state': presentStateNames,
  'presentGrant.state': {
    1: requestStateNames.waiting,
    2: requestStateNames.approved,
    3: requestStateNames.refused,
  },
  'presentGrant.source': presentSourceNames,
  'productCategory.rewardRule': expRuleNames,
  'registration.state': productStateNames,
  'registration.invoice': invoiceStateNames,
  'appeal.state': appealStateNames,
  'job.state': { ...jobStateNames, dropped: '已丢弃' },
  'productApplication.state': applicationStateNames,
  // Earlier acts stored words, later ones numbers.
  'accessCodes.state': { frozen: '已冻结', unused: '未使用', void: '已作废', ...accessCodeStateNames },
  'sighting.state': sightingStateNames,
  'serialRule.tag': serialTagNames,
  'serialRule.normaliser': serialNormaliserNames,
  'passport.service': gearServiceNames,
}
