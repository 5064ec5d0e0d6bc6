import { WideTable } from '../../parts/tables/wide-table.tsx'
import type { Series } from './series.ts'

interface FigureTableProps {
  title: string
  days: readonly string[]
  series: readonly (Series & { name: string })[]
  text: (value: number) => string
}

/** The data of a chart, day by day, newest first. */
export function FigureTable({ title, days, series, text }: FigureTableProps) {
  const shown = (value: number | null | undefined) => (value == null ? '—' : text(value))
  return (
    <WideTable
      label={`${title}，每天`}
      size="small"
      rowKey="day"
      dataSource={days.map((day, at) => ({ day, at })).toReversed()}
      columns={[
        { key: 'day', title: '日期', dataIndex: 'day' },
        ...series.flatMap(({ name, values, before }) => [
          { key: name, title: name, render: (_: unknown, { at }: { at: number }) => shown(values[at]) },
          {
            key: `${name} before`,
            title: `之前的${name}`,
            render: (_: unknown, { at }: { at: number }) => shown(before[at]),
          },
        ]),
      ]}
    />
  )
}
