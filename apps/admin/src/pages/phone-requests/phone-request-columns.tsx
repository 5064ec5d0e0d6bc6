import type { StaffPhoneRequestItem } from '@guangquan/contract'
import { phoneRequestStateNames } from '@guangquan/contract/staff-names'
import { Tag } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/list-table.tsx'

const colors = { waiting: 'warning', approved: 'success', refused: 'error', expired: 'default' } as const

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
    render: (_, { state }) => <Tag color={colors[state]}>{phoneRequestStateNames[state]}</Tag>,
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
