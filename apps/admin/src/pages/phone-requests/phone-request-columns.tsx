import type { StaffPhoneRequestItem } from '@guangquan/contract'
import { Tag } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/list-table.tsx'

const states = {
  waiting: { name: '等待决定', color: 'warning' },
  approved: { name: '已同意', color: 'success' },
  refused: { name: '已拒绝', color: 'error' },
  expired: { name: '已过期', color: 'default' },
} as const

export const phoneRequestColumns: ListColumn<StaffPhoneRequestItem>[] = [
  {
    key: 'member',
    name: '会员',
    render: (_, { memberId, nickName }) => <Link to={`/members/${memberId}`}>{nickName}</Link>,
  },
  { key: 'phoneMasked', name: '新手机号', dataIndex: 'phoneMasked' },
  {
    key: 'state',
    name: '状态',
    render: (_, { state }) => <Tag color={states[state].color}>{states[state].name}</Tag>,
  },
  { key: 'proof', name: '核实了什么', dataIndex: 'proof' },
  { key: 'reason', name: '原因', dataIndex: 'reason' },
  { key: 'requesterName', name: '申请人', dataIndex: 'requesterName' },
  { key: 'createTime', name: '申请时间', dataIndex: 'createTime' },
  { key: 'expireTime', name: '有效期至', dataIndex: 'expireTime' },
  {
    key: 'decision',
    name: '决定',
    render: (_, { deciderName, decisionReason }) =>
      deciderName === null ? '' : `${deciderName}：${decisionReason}`,
  },
]
