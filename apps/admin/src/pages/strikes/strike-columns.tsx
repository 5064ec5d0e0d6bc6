import type { StaffStrikeItem } from '@guangquan/contract'
import { strikeName, targetSummary } from '@guangquan/contract/sanction/strike.shapes'
import { Tag } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/tables/list-table.tsx'
import { TargetLink } from '../../parts/tables/target-link.tsx'

export const strikeColumns: ListColumn<StaffStrikeItem>[] = [
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  {
    key: 'member',
    name: '会员',
    render: (_, { nickName, memberId }) => (
      <Link to={`/strikes?member=${memberId}`} title="只看这位会员">
        {nickName}
      </Link>
    ),
  },
  { key: 'kind', name: '处罚', render: (_, strike) => strikeName(strike) },
  { key: 'reason', name: '原因', dataIndex: 'reason' },
  { key: 'target', name: '涉及', render: (_, strike) => <StrikeTarget strike={strike} /> },
  {
    key: 'staffName',
    name: '谁给出',
    render: (_, { staffName, isAutomatic }) => (isAutomatic ? '自动' : staffName === '' ? '运维' : staffName),
  },
  { key: 'untilTime', name: '到', dataIndex: 'untilTime' },
  {
    key: 'state',
    name: '状态',
    render: (_, { liftTime }) => (liftTime === null ? null : <Tag color="success">已撤销</Tag>),
  },
  { key: 'appeal', name: '申诉', render: (_, strike) => <AppealLink strike={strike} /> },
]

/** The target of a strike, with a link to its current state. */
export function StrikeTarget({ strike: { target, targetId } }: { strike: StaffStrikeItem }) {
  if (target === null) return '没有指明'
  const words = targetSummary(target)
  if (targetId === null) return words
  return (
    <TargetLink kind={target.kind} id={targetId}>
      {words}
    </TargetLink>
  )
}

const appealStates = { 1: '待处理', 2: '已撤销', 3: '维持' } as const

function AppealLink({ strike: { appealId, appealState } }: { strike: StaffStrikeItem }) {
  return appealId === null || appealState === null ? null : (
    <Link to={`/appeals/${appealId}`}>{appealStates[appealState]}</Link>
  )
}
