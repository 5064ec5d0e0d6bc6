import type { AuditItem } from '@guangquan/contract'
import { Typography } from 'antd'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/tables/list-table.tsx'
import { actName, targetName } from '@guangquan/contract/staff/act-names'
import { ChangeCell } from './change-cell.tsx'
import { isNil, targetAddress } from './target-address.ts'

export const auditColumns: ListColumn<AuditItem>[] = [
  { key: 'seq', name: '编号', dataIndex: 'seq' },
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  { key: 'actor', name: '谁', dataIndex: 'actor' },
  { key: 'act', name: '做了什么', render: (_, { act }) => actName(act) },
  {
    key: 'target',
    name: '对象',
    render: (_, item) => (
      <>
        <TargetName item={item} />{' '}
        {isNil(item.targetId) ? null : (
          <Typography.Text code copyable={{ text: item.targetId, tooltips: ['复制编号', '已复制'] }}>
            {item.targetId.slice(-8)}
          </Typography.Text>
        )}
      </>
    ),
  },
  {
    key: 'change',
    name: '改动',
    render: (_, item) => <ChangeCell item={item} />,
  },
  { key: 'reason', name: '原因', dataIndex: 'reason' },
  { key: 'ip', name: '地址', dataIndex: 'ip' },
  { key: 'requestId', name: '请求', dataIndex: 'requestId' },
]

/** The target of an act, with a link to it. */
function TargetName({ item }: { item: AuditItem }) {
  const name = targetName(item.targetKind)
  const address = targetAddress(item)
  return address === null ? name : <Link to={address}>{name}</Link>
}
