import { useQuery } from '@tanstack/react-query'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { api, read } from '../../platform/api.ts'

/** Clicks of a banner on each of the last days. */
export function BannerClicks({ id }: { id: string }) {
  const clicks = useQuery(read(api.StaffBanner.GetClicks, { id }))
  if (clicks.isError) return <ReadFailed error={clicks.error} retry={clicks.refetch} />
  return (
    <WideTable
      label="每天的点击"
      rowKey="day"
      size="small"
      loading={clicks.isPending}
      dataSource={clicks.data?.days.toReversed() ?? []}
      locale={{ emptyText: clicks.isPending ? ' ' : '最近 30 天没有点击' }}
      columns={[
        { key: 'day', title: '日期', dataIndex: 'day' },
        { key: 'clicks', title: '点击', dataIndex: 'clicks' },
      ]}
    />
  )
}
