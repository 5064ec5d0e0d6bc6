import type { MemberRow, PersonalField, ProfilePart } from '@guangquan/contract'
import { Tag } from 'antd'

export const stateChoices = [
  { value: '1', label: '正常' },
  { value: '2', label: '已封禁' },
  { value: '3', label: '已注销' },
]

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
export function MemberState({ status, eraseTime }: Pick<MemberRow, 'status' | 'eraseTime'>) {
  if (status === 2) return <Tag color="error">已封禁</Tag>
  if (status === 3) return <Tag>已注销</Tag>
  return eraseTime === null ? <Tag color="success">正常</Tag> : <Tag color="warning">注销冷静期</Tag>
}
