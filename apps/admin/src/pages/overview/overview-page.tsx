import { useQuery } from '@tanstack/react-query'
import { DatePicker, Flex, Segmented, Typography } from 'antd'
import { useState } from 'react'
import { ExportButton } from '../../parts/csv/export-button.tsx'
import { Loading } from '../../parts/page/loading.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { useAddress } from '../../parts/page/use-address.ts'
import { clockOffsetMs } from '../../platform/boot.ts'
import { api, read } from '../../platform/api.ts'
import { charts } from './charts.ts'
import { ChartCard } from './chart-card.tsx'
import { FirstDayCard } from './first-day-card.tsx'
import { pickerDay, pickerOfText } from '../../parts/time/shanghai-time.ts'

const day = 'YYYY-MM-DD'
const spans = ['7', '30', '90', '365']
const defaultSpan = '30'

/** How the site is doing, over a chosen time and the one before. */
export function OverviewPage() {
  const [{ days = defaultSpan, from, to }, setAddress] = useAddress(['days', 'from', 'to'])
  const [today] = useState(() => pickerDay(Date.now() + clockOffsetMs()))
  const isOwn = from !== undefined && to !== undefined
  const range = isOwn
    ? { fromDay: from, toDay: to }
    : { fromDay: today.subtract(Number(days) - 1, 'day').format(day), toDay: today.format(day) }
  const figures = useQuery(read(api.StaffDashboard.Get, range))
  return (
    <>
      <PageHead
        title="概览"
        actions={
          <Flex wrap gap={12} align="center">
            <Segmented
              aria-label="时间"
              value={isOwn ? '' : days}
              options={spans.map((value) => ({ value, label: `${value} 天` }))}
              onChange={(chosen) =>
                setAddress({ days: chosen === defaultSpan ? '' : chosen, from: '', to: '' })
              }
            />
            <DatePicker.RangePicker
              value={[pickerOfText(range.fromDay), pickerOfText(range.toDay)]}
              allowClear={false}
              maxDate={today}
              onChange={(chosen) =>
                setAddress({ days: '', from: chosen?.[0]?.format(day), to: chosen?.[1]?.format(day) })
              }
            />
            <ExportButton by={api.StaffDashboard.Export} input={range} />
          </Flex>
        }
      />
      <FirstDayCard />
      {figures.isError ? (
        <ReadFailed error={figures.error} retry={figures.refetch} />
      ) : figures.data === undefined ? (
        <Loading />
      ) : (
        <>
          <Typography.Paragraph type="secondary">
            {figures.data.countTime === null
              ? '还没有统计过，几分钟后再来看。'
              : `每小时统计一次，上次是 ${figures.data.countTime}。虚线和百分比是之前的 ${figures.data.days.length} 天。`}
          </Typography.Paragraph>
          <div
            style={{
              display: 'grid',
              gap: 16,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
            }}
          >
            {charts.map((chart) => (
              <ChartCard key={chart.title} chart={chart} figures={figures.data} />
            ))}
          </div>
        </>
      )}
    </>
  )
}
