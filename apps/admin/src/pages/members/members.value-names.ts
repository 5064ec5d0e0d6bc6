import { decisionLabels } from '../review/names.ts'
import { medalTierNames } from '@guangquan/contract/achievement/achievement.words'
import { reviewCauseNames } from '@guangquan/contract/staff/staff-names'
import type { ValueNames } from '../audit/value-names.ts'

const personalFieldNames = {
  phone: '手机号',
  email: '邮箱',
  userName: '用户名',
  addresses: '收货地址',
  clubCard: '会员卡',
}
const profilePartNames = { avatar: '头像', nickName: '昵称', introduction: '简介' }

export const valueNames: ValueNames = {
  'member.decision': decisionLabels,
  'member.causes': reviewCauseNames,
  'member.field': personalFieldNames,
  'member.parts': profilePartNames,
  'member.tier': medalTierNames,
  'member.tiers': medalTierNames,
}
