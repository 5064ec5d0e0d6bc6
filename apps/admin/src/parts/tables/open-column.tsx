import { ExportOutlined } from '@ant-design/icons'
import type { TableColumnType } from 'antd'
import { Link, type To } from 'react-router'

/** The column that opens a row in a new tab. */
export function openColumn<Row>(addressOf: (row: Row) => To): TableColumnType<Row> {
  return {
    key: 'open',
    title: '打开',
    width: 56,
    render: (_, row, index) => (
      <Link to={addressOf(row)} target="_blank" aria-label={`在新标签页打开第 ${index + 1} 行`}>
        <ExportOutlined />
      </Link>
    ),
  }
}
