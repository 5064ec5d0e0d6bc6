import type { StaffCircleItem } from '@guangquan/contract'
import { circleAuditNames, circleStateNames, circleStates } from '@guangquan/contract/circle/circle.words'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { Space, Tag } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/tables/list-table.tsx'

export const circleColumns: ListColumn<StaffCircleItem>[] = [
  {
    key: 'cover',
    name: '封面',
    render: (_, { coverUrl }) =>
      coverUrl === '' ? (
        '没有'
      ) : (
        <img src={coverUrl} alt="" width={96} height={54} style={{ objectFit: 'cover', borderRadius: 4 }} />
      ),
  },
  { key: 'title', name: '名称', render: (_, { id, title }) => <Link to={`/circles/${id}`}>{title}</Link> },
  {
    key: 'owner',
    name: '圈主',
    render: (_, { ownerId, ownerName, isHeld }) =>
      isHeld ? '站方代管' : <Link to={`/members/${ownerId}`}>{ownerName}</Link>,
  },
  { key: 'status', name: '状态', render: (_, row) => <CircleState circle={row} /> },
  {
    key: 'audit',
    name: '加入方式',
    render: (_, { applyAuditSetting }) => nameOf(circleAuditNames, applyAuditSetting),
  },
  { key: 'memberCount', name: '成员', dataIndex: 'memberCount' },
  { key: 'publishCount', name: '作品', dataIndex: 'publishCount' },
  {
    key: 'reports',
    name: '举报',
    render: (_, { reportCount }) => (reportCount === 0 ? '' : <Tag color="error">{reportCount}</Tag>),
  },
  { key: 'createTime', name: '创建时间', dataIndex: 'createTime' },
]

const colors: Partial<Record<StaffCircleItem['status'], string>> = {
  [circleStates.waiting]: 'warning',
  [circleStates.open]: 'success',
  [circleStates.refused]: 'error',
  [circleStates.frozen]: 'error',
}

/** The state of a circle, and its open requests. */
export function CircleState({
  circle,
}: {
  circle: Pick<StaffCircleItem, 'status' | 'waits' | 'dissolveTime'>
}) {
  const { status, waits, dissolveTime } = circle
  return (
    <Space wrap size={4}>
      <Tag color={colors[status] ?? 'default'}>{circleStateNames[status]}</Tag>
      {waits.change ? <Tag color="warning">名称或封面待审核</Tag> : null}
      {waits.dissolution ? <Tag color="warning">申请解散</Tag> : null}
      {dissolveTime === null ? null : <Tag color="error">{dissolveTime} 解散</Tag>}
    </Space>
  )
}
