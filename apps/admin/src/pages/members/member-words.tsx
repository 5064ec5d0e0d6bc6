import type { MemberRow, PersonalField, ProfilePart } from '@guangquan/contract'
import { memberStateNames } from '@guangquan/contract/staff/staff-names'
import { Tag } from 'antd'

export const profilePartNames: Record<ProfilePart, string> = {
  avatar: '头像',
  nickName: '昵称',
  introduction: '简介',
}

export const personalFieldNames: Record<PersonalField, string> = {
  phone: '手机号',
  email: '邮箱',
  userName: '用户名',
  addresses: '收货地址',
  clubCard: '会员卡',
}

/** The state of an account, in words. */
export function MemberState({
  status,
  mutedUntil,
  eraseTime,
}: Pick<MemberRow, 'status' | 'mutedUntil' | 'eraseTime'>) {
  if (status === 2) return <Tag color="error">{memberStateNames[status]}</Tag>
  if (status === 3) return <Tag>{memberStateNames[status]}</Tag>
  if (mutedUntil !== null) return <Tag color="warning">禁言到 {mutedUntil}</Tag>
  return eraseTime === null ? (
    <Tag color="success">{memberStateNames[status]}</Tag>
  ) : (
    <Tag color="warning">注销冷静期</Tag>
  )
}
