import { medalTierNames } from '@guangquan/contract/achievement-words'
import { goodsStateNames, orderStateNames, shopTypeNames } from '@guangquan/contract/goods-words'
import { capPeriodNames, expRuleNames } from '@guangquan/contract/growth-words'
import {
  gearServiceNames,
  serialNormaliserNames,
  serialTagNames,
  sightingStateNames,
} from '@guangquan/contract/passport-words'
import { presentSourceNames, presentTypeNames } from '@guangquan/contract/present-words'
import { applicationStateNames } from '@guangquan/contract/product-activity-words'
import { productStateNames } from '@guangquan/contract/product-words'
import {
  bannerPlaceNames,
  commentStateNames,
  postStateNames,
  reviewCauseNames,
  reviewKindNames,
  roleNames,
} from '@guangquan/contract/staff-names'
import { wordActions } from '@guangquan/contract/word-actions'
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
  'goods.state': goodsStateNames,
  'order.state': orderStateNames,
  'shop.type': shopTypeNames,
  'gift.presentType': presentTypeNames,
  'giftRule.source': presentSourceNames,
  'presentGrant.source': presentSourceNames,
  'productCategory.rewardRule': expRuleNames,
  'registration.state': productStateNames,
  'productApplication.state': applicationStateNames,
  'accessCodes.state': { frozen: '已冻结', unused: '未使用', void: '已作废' },
  'sighting.state': sightingStateNames,
  'serialRule.tag': serialTagNames,
  'serialRule.normaliser': serialNormaliserNames,
  'passport.service': gearServiceNames,
}
