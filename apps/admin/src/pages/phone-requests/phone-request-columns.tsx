import type { StaffPhoneRequestItem } from '@guangquan/contract'
import { Link } from 'react-router'
import type { ListColumn } from '../../parts/tables/list-table.tsx'
import { requestColumns, RequestState } from '../../parts/acts/request-acts.tsx'

export const phoneRequestColumns: ListColumn<StaffPhoneRequestItem>[] = [
  {
    key: 'member',
    name: '会员',
    render: (_, { memberId, nickName }) => <Link to={`/members/${memberId}`}>{nickName}</Link>,
  },
  { key: 'phoneMasked', name: '新手机号', dataIndex: 'phoneMasked' },
  {
    key: 'state',
    name: '状态',
    render: (_, { state }) => <RequestState state={state} />,
  },
  { key: 'proof', name: '核实了什么', dataIndex: 'proof' },
  ...requestColumns<StaffPhoneRequestItem>(),
]
