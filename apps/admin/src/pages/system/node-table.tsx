import type { SystemNode } from '@guangquan/contract'
import { Tag, Typography } from 'antd'
import { asBytes, asCount } from '../../parts/page/number-texts.ts'
import { WideTable } from '../../parts/tables/wide-table.tsx'

const slowMs = 500

/** The nodes of the program, each with its last heartbeat. */
export function NodeTable({ nodes }: { nodes: readonly SystemNode[] }) {
  return (
    <WideTable<SystemNode>
      label="节点"
      rowKey="id"
      dataSource={nodes}
      locale={{ emptyText: <Typography.Text type="secondary">还没有心跳</Typography.Text> }}
      columns={[
        { key: 'host', title: '机器', render: (_, { host, pid }) => `${host} (${pid})` },
        {
          key: 'state',
          title: '状态',
          render: (_, { isAlive }) =>
            isAlive ? <Tag color="success">运行中</Tag> : <Tag color="error">没有心跳</Tag>,
        },
        { key: 'seen', title: '最近心跳', dataIndex: 'seenTime' },
        { key: 'started', title: '启动时间', dataIndex: 'startTime' },
        { key: 'version', title: '程序', dataIndex: 'version' },
        { key: 'node', title: 'Node.js', dataIndex: 'nodeVersion' },
        { key: 'jobs', title: '运行任务', render: (_, { runsJobs }) => (runsJobs ? '是' : '否') },
        { key: 'memory', title: '内存', render: (_, { memoryBytes }) => asBytes(memoryBytes) },
        {
          key: 'delay',
          title: '最长卡顿',
          render: (_, { loopDelayMs }) => (
            <Typography.Text type={loopDelayMs < slowMs ? undefined : 'warning'}>
              {asCount(loopDelayMs)} 毫秒
            </Typography.Text>
          ),
        },
      ]}
    />
  )
}
