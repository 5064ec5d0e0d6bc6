import type { StaffCorrectionItem } from '@guangquan/contract'
import type { ListColumn } from '../../parts/tables/list-table.tsx'
import { requestColumns, RequestState } from '../../parts/acts/request-acts.tsx'

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : String(amount))

export const correctionColumns: ListColumn<StaffCorrectionItem>[] = [
  { key: 'member', name: '会员', dataIndex: 'nickName' },
  { key: 'amount', name: '金币', render: (_, { amount }) => signed(amount) },
  { key: 'state', name: '状态', render: (_, { state }) => <RequestState state={state} /> },
  { key: 'memo', name: '给会员的说明', dataIndex: 'memo' },
  ...requestColumns<StaffCorrectionItem>(),
]
