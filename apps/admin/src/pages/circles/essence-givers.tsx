import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { ShortTable } from '../../parts/tables/short-table.tsx'
import { api, read } from '../../platform/api.ts'

/** How often each person marked whose posts as essence, which shows owners who favour friends. */
export function EssenceGivers({ id }: { id: string }) {
  const givers = useQuery(read(api.StaffCircle.GetEssenceGivers, { id }))
  if (givers.isError) return <ReadFailed error={givers.error} retry={givers.refetch} />
  return (
    <ShortTable
      name="essence-givers"
      label="最近 90 天谁给谁加精"
      rowKey="key"
      rows={givers.data?.map((one) => ({ ...one, key: `${one.fromId}-${one.toId}` }))}
      empty="最近 90 天没有加精"
      columns={[
        {
          key: 'from',
          title: '谁加精',
          render: (_, { fromId, fromName }) => <Link to={`/members/${fromId}`}>{fromName}</Link>,
        },
        {
          key: 'to',
          title: '谁的作品',
          render: (_, { toId, toName }) => <Link to={`/members/${toId}`}>{toName}</Link>,
        },
        { key: 'count', title: '次数', dataIndex: 'count' },
        { key: 'rewarded', title: '得了奖励的', dataIndex: 'rewarded' },
      ]}
    />
  )
}
