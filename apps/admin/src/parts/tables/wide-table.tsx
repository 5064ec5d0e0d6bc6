import { Table, type TableProps } from 'antd'

interface WideTableProps<Row> extends Omit<TableProps<Row>, 'pagination' | 'scroll'> {
  /** Says what the table lists, to screen readers. */
  label: string
}

/** A table that scrolls sideways where it has no room, by keyboard too. */
export function WideTable<Row extends object>({ label, columns, ...table }: WideTableProps<Row>) {
  // What is done with a row stays in sight while its facts scroll.
  const pinned = columns?.map((column) =>
    column.key === 'acts' ? { ...column, className: 'acts-cell' } : column,
  )
  return (
    <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <Table<Row>
        size="middle"
        // Columns of equal widths would each be as wide as all of them together.
        tableLayout="auto"
        {...table}
        {...(pinned && { columns: pinned })}
        pagination={false}
        style={{ minWidth: 'max-content' }}
      />
    </div>
  )
}
