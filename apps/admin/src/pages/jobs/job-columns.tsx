import type { JobItem, JobState } from '@guangquan/contract'
import { jobStateNames } from '@guangquan/contract/staff/staff-names'
import { Tag, Typography } from 'antd'
import type { ListColumn } from '../../parts/tables/list-table.tsx'
import { laneName } from './job-texts.ts'

const colours: Record<JobState, string> = { waiting: 'default', running: 'processing', failed: 'error' }

export const jobColumns: ListColumn<JobItem>[] = [
  { key: 'id', name: '编号', dataIndex: 'id' },
  { key: 'name', name: '任务', render: (_, { name }) => <Typography.Text code>{name}</Typography.Text> },
  { key: 'lane', name: '通道', render: (_, { lane }) => laneName(lane) },
  {
    key: 'state',
    name: '状态',
    render: (_, { state }) => <Tag color={colours[state]}>{jobStateNames[state]}</Tag>,
  },
  {
    key: 'attempts',
    name: '试过',
    render: (_, { attempts, maxAttempts }) => `${attempts} / ${maxAttempts} 次`,
  },
  { key: 'runTime', name: '下次运行', dataIndex: 'runTime' },
  { key: 'createTime', name: '建立时间', dataIndex: 'createTime' },
  {
    key: 'lastError',
    name: '最近的错误',
    render: (_, { lastError }) =>
      lastError === null ? null : (
        <Typography.Paragraph
          style={{ maxWidth: 420, margin: 0, whiteSpace: 'pre-wrap' }}
          ellipsis={{ rows: 2, expandable: 'collapsible', symbol: (open) => (open ? '收起' : '展开') }}
        >
          {lastError}
        </Typography.Paragraph>
      ),
  },
]
