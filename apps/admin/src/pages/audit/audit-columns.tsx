import type { AuditItem } from '@guangquan/contract'
import { Typography } from 'antd'
import type { ListColumn } from '../../parts/list-table.tsx'
import { actName, targetName } from '@guangquan/contract/act-names'
import { ChangeCell } from './change-cell.tsx'

export const auditColumns: ListColumn<AuditItem>[] = [
  { key: 'seq', name: '编号', dataIndex: 'seq' },
  { key: 'createTime', name: '时间', dataIndex: 'createTime' },
  { key: 'actor', name: '谁', dataIndex: 'actor' },
  { key: 'act', name: '做了什么', render: (_, { act }) => actName(act) },
  {
    key: 'target',
    name: '对象',
    render: (_, { targetKind, targetId }) => (
      <>
        {targetName(targetKind)}{' '}
        {isNil(targetId) ? null : (
          <Typography.Text code copyable={{ text: targetId, tooltips: ['复制编号', '已复制'] }}>
            {targetId.slice(-8)}
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

const isNil = (id: string) => /^[0-]+$/.test(id)
