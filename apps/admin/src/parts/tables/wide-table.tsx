import { Table, type TableProps } from 'antd'

interface WideTableProps<Row> extends Omit<TableProps<Row>, 'pagination' | 'scroll'> {
  /** The label for screen readers. */
  label: string
}

/** A table that scrolls sideways if it is too wide, also by keyboard. */
export function WideTable<Row extends object>({ label, columns, ...table }: WideTableProps<Row>) {
  // The acts on a row stay visible while its facts scroll.
  const pinned = columns?.map((column) =>
    column.key === 'acts' ? { ...column, className: 'acts-cell' } : column,
  )
  return (
    <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto' }}>
      <Table<Row>
        size="middle"
        // With equal widths, each column would be as wide as all of them together.
        tableLayout="auto"
        {...table}
        {...(pinned && { columns: pinned })}
        pagination={false}
        style={{ minWidth: 'max-content' }}
      />
    </div>
  )
}
