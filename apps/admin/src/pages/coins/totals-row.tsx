import { useQuery } from '@tanstack/react-query'
import { Flex, Statistic, Typography } from 'antd'
import { Loading } from '../../parts/page/loading.tsx'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { api, read } from '../../platform/api.ts'

/** The totals since the beginning, as the public page shows them. */
export function TotalsRow() {
  const totals = useQuery(read(api.StaffCoin.GetTotals, {}))
  if (totals.isPending) return <Loading />
  if (totals.isError) return <ReadFailed error={totals.error} retry={totals.refetch} />
  const { data } = totals
  return (
    <>
      <Flex wrap gap={32}>
        <Statistic title="发放" value={data.issued} />
        <Statistic title="使用" value={data.redeemed} />
        <Statistic title="过期" value={data.expired} />
        <Statistic title="收回" value={data.reversed} />
        <Statistic title="会员手中" value={data.available} />
      </Flex>
      <Typography.Paragraph type="secondary" style={{ marginTop: 8 }}>
        发放等于其余四项之和。统计时间 {data.countTime}，最多晚 5 分钟。
      </Typography.Paragraph>
    </>
  )
}
