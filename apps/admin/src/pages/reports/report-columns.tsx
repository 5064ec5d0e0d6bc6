import type { MemberReport } from '@guangquan/contract'
import { Tag } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/tables/list-table.tsx'
import { TargetLink } from '../../parts/tables/target-link.tsx'

export const reportStates = { 1: '待处理', 2: '属实', 3: '不属实' } as const
export const reportedKinds = { 1: '作品', 2: '评论', 4: '会员' } as const

const stateNames: Record<number, string> = reportStates

function Target({ reportType, targetId: id }: Pick<MemberReport, 'reportType' | 'targetId'>) {
  if (reportType === 1)
    return (
      <TargetLink kind="post" id={id}>
        {reportedKinds[1]}
      </TargetLink>
    )
  if (reportType === 2)
    return (
      <TargetLink kind="comment" id={id}>
        {reportedKinds[2]}
      </TargetLink>
    )
  if (reportType === 4)
    return (
      <TargetLink kind="member" id={id}>
        {reportedKinds[4]}
      </TargetLink>
    )
  return '摄影圈'
}

export const reportColumns: ListColumn<MemberReport>[] = [
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  {
    key: 'reporter',
    name: '举报人',
    render: (_, { reporterId, reporterName }) => <Link to={`/members/${reporterId}`}>{reporterName}</Link>,
  },
  { key: 'target', name: '对象', render: (_, row) => <Target {...row} /> },
  { key: 'reason', name: '原因', dataIndex: 'reason' },
  { key: 'text', name: '说明', dataIndex: 'text' },
  {
    key: 'status',
    name: '结果',
    render: (_, { status }) => <Tag color={status === 1 ? 'warning' : 'default'}>{stateNames[status]}</Tag>,
  },
  { key: 'decideTime', name: '处理时间', render: (_, { decideTime }) => decideTime ?? '—' },
]
