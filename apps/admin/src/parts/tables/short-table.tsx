import type { TableColumnType } from 'antd'
import { Flex, Typography } from 'antd'
import { Link } from 'react-router'
import { openColumn } from './open-column.tsx'
import { useSingleRow } from './single-row.ts'
import { WideTable } from './wide-table.tsx'

interface ShortTableProps<Row extends object> {
  /** Names the table in addresses. */
  name: string
  label: string
  rowKey: Extract<keyof Row, string>
  columns: readonly TableColumnType<Row>[]
  /** All rows; undefined before they are read. */
  rows: readonly Row[] | undefined
  empty: string
}

/** A table that is read completely. Each row has an address that shows it alone. */
export function ShortTable<Row extends object>({
  name,
  label,
  rowKey,
  columns,
  rows,
  empty,
}: ShortTableProps<Row>) {
  const single = useSingleRow(name)
  const keyOf = (row: Row) => String(row[rowKey])
  const isSingle = single.key !== undefined
  const open = openColumn<Row>((row) => ({ search: single.searchOf(keyOf(row)) }))
  return (
    <>
      <WideTable<Row>
        label={label}
        rowKey={rowKey}
        loading={rows === undefined}
        columns={isSingle ? [...columns] : [open, ...columns]}
        dataSource={(rows ?? []).filter((row) => !isSingle || keyOf(row) === single.key)}
        locale={{ emptyText: rows === undefined ? ' ' : isSingle ? '这一行不在了' : empty }}
      />
      {isSingle ? (
        <Flex wrap justify="space-between" gap={12} style={{ marginTop: 12 }}>
          <Typography.Text type="secondary" role="status">
            只显示一行
          </Typography.Text>
          <Link to={{ search: single.searchOfAll }}>看整个列表</Link>
        </Flex>
      ) : null}
    </>
  )
}
