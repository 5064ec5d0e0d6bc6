import type { Figures } from '@guangquan/contract'
import { Card, Empty, Flex, Segmented, Typography } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { Loading } from '../../parts/page/loading.tsx'
import type { Chart } from './charts.ts'
import { FigureTable } from './figure-table.tsx'
import { asPercent } from '../../parts/page/number-texts.ts'
import { growth, type Series } from './series.ts'

const LineChart = lazy(async () => ({ default: (await import('./line-chart.tsx')).LineChart }))
const height = 220

/** A figure of the site: its value, its course, and the same as a table. */
export function ChartCard({ chart, figures }: { chart: Chart; figures: Figures }) {
  const [view, setView] = useState('chart')
  const series = chart.series.map(({ name, of }) => ({ name, ...of(figures) }))
  const [first] = series
  return (
    <Card
      title={<h2 style={{ fontSize: 16, margin: 0 }}>{chart.title}</h2>}
      extra={
        <Segmented
          size="small"
          aria-label={`${chart.title}的样子`}
          value={view}
          options={[
            { value: 'chart', label: '图' },
            { value: 'table', label: '表' },
          ]}
          onChange={setView}
        />
      }
    >
      <Flex align="baseline" gap={12} wrap>
        <Typography.Text strong style={{ fontSize: 26, fontVariantNumeric: 'tabular-nums' }}>
          {first?.total == null ? '—' : chart.text(first.total)}
        </Typography.Text>
        {first === undefined ? null : <Growth series={first} isBad={chart.isBad === true} />}
      </Flex>
      <Typography.Paragraph type="secondary" style={{ marginBottom: 8 }}>
        {series.length > 1 ? `${first?.name} · ` : ''}
        {chart.note}
      </Typography.Paragraph>
      <div style={{ height, overflow: 'auto' }}>
        {view === 'table' ? (
          <FigureTable title={chart.title} days={figures.days} series={series} text={chart.text} />
        ) : series.every(isUnknown) ? (
          <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description="这段时间没有数字" />
        ) : (
          <Suspense fallback={<Loading />}>
            <LineChart
              label={sentenceOf(chart, series)}
              days={figures.days}
              series={series}
              text={chart.text}
              isWhole={chart.isWhole === true}
              max={chart.max}
            />
          </Suspense>
        )}
      </div>
    </Card>
  )
}

function Growth({ series, isBad }: { series: Series; isBad: boolean }) {
  const more = growth(series)
  if (series.totalBefore === null) return <Typography.Text type="secondary">没有之前的数字</Typography.Text>
  if (more === null) return <Typography.Text type="secondary">之前是 0</Typography.Text>
  if (more === 0) return <Typography.Text type="secondary">和之前一样</Typography.Text>
  return (
    <Typography.Text type={more > 0 === isBad ? 'danger' : 'success'}>
      {more > 0 ? '▲ 比之前多' : '▼ 比之前少'} {asPercent(Math.abs(more))}
    </Typography.Text>
  )
}

const isUnknown = ({ values, before }: Series) => [...values, ...before].every((value) => value === null)

/** The chart in words. */
function sentenceOf({ title, text }: Chart, series: readonly (Series & { name: string })[]): string {
  const parts = series.map(({ name, total, totalBefore }) => {
    const now = total === null ? '没有数字' : text(total)
    return `${name} ${now}${totalBefore === null ? '' : `，之前 ${text(totalBefore)}`}`
  })
  return `${title}：${parts.join('；')}`
}
