import { requestStateNames } from '@guangquan/contract/staff/staff-names'
import { Button, Space, Tag, Typography } from 'antd'
import type { ListColumn } from '../tables/list-table.tsx'

const colors = { waiting: 'warning', approved: 'success', refused: 'error', expired: 'default' } as const

interface Request {
  state: keyof typeof colors
  /** Requested by the reader. */
  isOwn: boolean
}

interface ListedRequest extends Request {
  reason: string
  requesterName: string
  createTime: string
  expireTime: string
  deciderName: string | null
  decisionReason: string
}

/** The last columns of a list of such requests. */
export const requestColumns = <R extends ListedRequest>(): ListColumn<R>[] => [
  { key: 'reason', name: '原因', render: (_, { reason }) => reason },
  { key: 'requesterName', name: '申请人', render: (_, { requesterName }) => requesterName },
  { key: 'createTime', name: '申请时间', render: (_, { createTime }) => createTime },
  { key: 'expireTime', name: '有效期至', render: (_, { expireTime }) => expireTime },
  {
    key: 'decision',
    name: '决定',
    render: (_, { deciderName, decisionReason }) =>
      deciderName === null ? '' : `${deciderName}：${decisionReason}`,
  },
]

/** The state of a request that another member of staff decides. */
export function RequestState({ state }: Pick<Request, 'state'>) {
  return <Tag color={colors[state]}>{requestStateNames[state]}</Tag>
}

interface RequestActsProps {
  request: Request
  onChoose: (approve: boolean) => void
}

/** Approves or refuses a request, unless it is one's own. */
export function RequestActs({ request: { state, isOwn }, onChoose }: RequestActsProps) {
  if (state !== 'waiting') return null
  if (isOwn) return <Typography.Text type="secondary">由另一位同事决定</Typography.Text>
  return (
    <Space>
      <Button type="primary" size="small" onClick={() => onChoose(true)}>
        同意
      </Button>
      <Button danger size="small" onClick={() => onChoose(false)}>
        拒绝
      </Button>
    </Space>
  )
}
