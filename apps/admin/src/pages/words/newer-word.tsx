import type { WordItem } from '@guangquan/contract'
import { wordActions } from '@guangquan/contract/word-actions'
import { Alert } from 'antd'

/** What somebody else saved meanwhile; what is typed stays in the form. */
export function NewerWord({ row }: { row: WordItem }) {
  const parts = [
    row.word,
    wordActions[row.action],
    ...(row.action === 'replace' ? [`替换为 ${row.replacement || '***'}`] : []),
    ...[row.category, row.note].filter((text) => text !== ''),
  ]
  return (
    <Alert
      type="warning"
      showIcon
      title={`${row.updatedBy} 存的是：${parts.join('，')}`}
      description="再按一次保存，会改成你写的。"
      style={{ marginBottom: 16 }}
    />
  )
}
