import type { StaffAppealItem } from '@guangquan/contract'
import { strikeName } from '@guangquan/contract/sanction/strike.shapes'
import { Space, Tag } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/tables/list-table.tsx'

export const appealColumns: ListColumn<StaffAppealItem>[] = [
  {
    key: 'member',
    name: '会员',
    render: (_, { id, strike }) => <Link to={`/appeals/${id}`}>{strike.nickName}</Link>,
  },
  { key: 'strike', name: '处罚', render: (_, { strike }) => strikeName(strike) },
  { key: 'reason', name: '处罚的原因', render: (_, { strike }) => strike.reason },
  {
    key: 'text',
    name: '申诉',
    render: (_, { text }) => <div className="one-line">{text}</div>,
  },
  { key: 'createTime', name: '提出时间', dataIndex: 'createTime' },
  {
    key: 'due',
    name: '期限',
    render: (_, { dueTime, isOverdue }) => (
      <Space>
        {dueTime}
        {isOverdue ? <Tag color="error">已超期</Tag> : null}
      </Space>
    ),
  },
  {
    key: 'staffName',
    name: '谁给出',
    render: (_, { strike, state, canDecide }) => (
      <Space>
        {strike.staffName === '' ? '运维' : strike.staffName}
        {state === 1 && !canDecide ? <Tag>要由别人决定</Tag> : null}
      </Space>
    ),
  },
  { key: 'decider', name: '谁决定', dataIndex: 'deciderName' },
]
