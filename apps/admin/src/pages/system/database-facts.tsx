import type { MethodResult, StaffSystem, SystemTable } from '@guangquan/contract'
import { asBytes, asCount, asDuration } from '../../parts/page/number-texts.ts'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { FactList } from './fact-list.tsx'

type Database = MethodResult<typeof StaffSystem.Get>['database']

export function DatabaseFacts({ database }: { database: Database }) {
  const {
    bytes,
    isEmbedded,
    isAuditApart,
    connections,
    oldestTransactionSeconds: oldest,
    largestTables,
  } = database
  const { active, idle, inTransaction, max } = connections
  return (
    <>
      <FactList
        facts={{
          大小: asBytes(bytes),
          在哪里: isEmbedded ? '程序自带的' : '自备的（DATABASE_URL）',
          操作记录: isAuditApart
            ? '程序只能添加，不能修改'
            : '归程序的数据库角色（可用 AUDIT_DATABASE_URL 分开）',
          连接: `忙 ${active}，闲 ${idle}，事务中 ${inTransaction}，最多 ${max}`,
          最久的事务: oldest === null ? '没有' : durationOf(oldest),
        }}
      />
      <WideTable<SystemTable>
        label="最大的表"
        rowKey="name"
        dataSource={largestTables}
        columns={[
          { key: 'name', title: '最大的表', dataIndex: 'name' },
          { key: 'bytes', title: '大小', render: (_, row) => asBytes(row.bytes) },
          { key: 'rows', title: '行数（估计）', render: (_, row) => asCount(row.rows) },
          { key: 'dead', title: '待清理的行', render: (_, row) => asCount(row.deadRows) },
          { key: 'vacuum', title: '上次清理', render: (_, row) => row.vacuumTime ?? '还没有过' },
        ]}
      />
    </>
  )
}

const durationOf = (seconds: number) => (seconds < 60 ? `${asCount(seconds)} 秒` : asDuration(seconds))
