import type { StaffTagItem, TagState } from '@guangquan/contract'
import { tagStateNames } from '@guangquan/contract/staff/staff-names'
import { Tag } from 'antd'
import type { ListColumn } from '../../parts/tables/list-table.tsx'

const colors: Record<TagState, string> = { open: 'success', merged: 'default', banned: 'error' }

export const tagColumns: ListColumn<StaffTagItem>[] = [
  {
    key: 'name',
    name: '名称',
    render: (_, { name }) => (
      <a href={`/post/tag-filter?tag=${encodeURIComponent(name)}`} target="_blank" rel="noopener">
        #{name}
      </a>
    ),
  },
  {
    key: 'cover',
    name: '图片',
    render: (_, { cover }) =>
      cover === '' ? null : <img src={cover} alt="" width={64} height={48} style={{ objectFit: 'cover' }} />,
  },
  { key: 'count', name: '公开的作品', dataIndex: 'count' },
  { key: 'lastUsedTime', name: '最近用过', render: (_, { lastUsedTime }) => lastUsedTime ?? '不清楚' },
  {
    key: 'state',
    name: '状态',
    render: (_, { state, mergedInto }) => (
      <Tag color={colors[state]}>{state === 'merged' ? `已并入 #${mergedInto}` : tagStateNames[state]}</Tag>
    ),
  },
]
