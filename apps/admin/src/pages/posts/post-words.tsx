import { nameOf, postStateNames } from '@guangquan/contract/staff/staff-names'
import { Tag } from 'antd'

const colors: Record<number, string> = { 1: 'warning', 2: 'success', 3: 'warning', 4: 'error' }

export function PostState({ status }: { status: number }) {
  return <Tag color={colors[status]}>{nameOf(postStateNames, status)}</Tag>
}
