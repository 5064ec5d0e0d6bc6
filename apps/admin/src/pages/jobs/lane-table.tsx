import { useQuery } from '@tanstack/react-query'
import { Typography } from 'antd'
import { ReadFailed } from '../../parts/page/read-failed.tsx'
import { WideTable } from '../../parts/tables/wide-table.tsx'
import { api, read } from '../../platform/api.ts'
import { laneName } from './job-texts.ts'

/** The number of waiting jobs by lane, and the last run of scheduled ones. */
export function LaneTable() {
  const lanes = useQuery(read(api.StaffJob.GetLanes, {}))
  if (lanes.isError) return <ReadFailed error={lanes.error} retry={lanes.refetch} />
  return (
    <>
      <WideTable
        label="通道"
        rowKey={({ lane }) => lane ?? ''}
        loading={lanes.isPending}
        dataSource={lanes.data?.lanes ?? []}
        columns={[
          { key: 'lane', title: '通道', render: (_, { lane }) => laneName(lane) },
          { key: 'waiting', title: '等着', dataIndex: 'waiting' },
          { key: 'running', title: '运行中', dataIndex: 'running' },
          { key: 'failed', title: '失败', dataIndex: 'failed' },
        ]}
      />
      <Typography.Title level={2} style={{ fontSize: 16 }}>
        定时任务
      </Typography.Title>
      <WideTable
        label="定时任务"
        rowKey="name"
        loading={lanes.isPending}
        dataSource={lanes.data?.scheduled ?? []}
        locale={{ emptyText: '还没有定时任务' }}
        columns={[
          {
            key: 'name',
            title: '任务',
            render: (_, { name }) => <Typography.Text code>{name}</Typography.Text>,
          },
          { key: 'lastTime', title: '上次开始', render: (_, { lastTime }) => lastTime ?? '还没有过' },
        ]}
      />
    </>
  )
}
