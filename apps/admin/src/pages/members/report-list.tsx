import type { MemberReport } from '@guangquan/contract'
import { Tag } from 'antd'
import { Link } from 'react-router'
import { type ListColumn, ListTable } from '../../parts/list-table.tsx'
import { api } from '../../platform/api.ts'

const states: Record<number, string> = { 1: '待处理', 2: '属实', 3: '不属实' }

function Target({ reportType, targetId }: Pick<MemberReport, 'reportType' | 'targetId'>) {
  if (reportType === 1) return <Link to={`/posts?keyword=${targetId}`}>作品</Link>
  if (reportType === 2) return <Link to={`/comments?id=${targetId}`}>评论</Link>
  return reportType === 4 ? <Link to={`/members/${targetId}`}>会员</Link> : '摄影圈'
}

const columns: ListColumn<MemberReport>[] = [
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
    render: (_, { status }) => <Tag color={status === 1 ? 'warning' : 'default'}>{states[status]}</Tag>,
  },
]

/** Reports of a member, or by them. */
export function ReportList({ id, side }: { id: string; side: 'of' | 'by' }) {
  return (
    <ListTable
      name="member-reports"
      label={side === 'of' ? '对这位会员的举报' : '这位会员提交的举报'}
      list={api.StaffMember.GetReports}
      input={{ id, side }}
      rowKey="id"
      columns={columns}
      empty="没有举报"
    />
  )
}
