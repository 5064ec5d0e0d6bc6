import type { CsvFault } from '@guangquan/contract'
import { Alert } from 'antd'
import { WideTable } from '../tables/wide-table.tsx'

const columns = [
  { key: 'line', title: '行', dataIndex: 'line' },
  { key: 'column', title: '列', dataIndex: 'column' },
  { key: 'cell', title: '写的是', dataIndex: 'cell', render: (cell: string) => cell || '—' },
  { key: 'message', title: '怎么改', dataIndex: 'message' },
]

/** The faults of a file, from which nothing is imported. */
export function CsvFaults({ title, faults }: { title: string; faults: CsvFault[] }) {
  return (
    <>
      <Alert type="error" showIcon title={title} style={{ marginBottom: 12 }} />
      <WideTable
        label="写错的地方"
        size="small"
        rowKey={({ line, column, message: text }) => `${line} ${column} ${text}`}
        columns={columns}
        dataSource={faults}
      />
    </>
  )
}
