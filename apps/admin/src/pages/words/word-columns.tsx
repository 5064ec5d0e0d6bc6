import type { WordItem } from '@guangquan/contract'
import { type WordAction, wordActions } from '@guangquan/contract/word-list/word-actions'
import { Tag } from 'antd'
import type { ListColumn } from '../../parts/tables/list-table.tsx'

const colors: Record<WordAction, string> = { block: 'error', review: 'warning', replace: 'processing' }

export function WordActionTag({ action }: { action: WordAction }) {
  return <Tag color={colors[action]}>{wordActions[action]}</Tag>
}

export const wordColumns: ListColumn<WordItem>[] = [
  { key: 'word', name: '词', dataIndex: 'word' },
  { key: 'action', name: '处理', render: (_, { action }) => <WordActionTag action={action} /> },
  {
    key: 'replacement',
    name: '替换为',
    render: (_, { action, replacement }) => (action === 'replace' ? replacement || '***' : ''),
  },
  { key: 'category', name: '分类', dataIndex: 'category' },
  { key: 'note', name: '备注', dataIndex: 'note' },
  {
    key: 'updatedBy',
    name: '谁改的',
    render: (_, { updatedBy }) => (updatedBy === 'system' ? '程序' : updatedBy),
  },
  { key: 'updateTime', name: '什么时候', dataIndex: 'updateTime' },
]
