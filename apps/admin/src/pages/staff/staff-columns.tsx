import type { StaffItem } from '@guangquan/contract'
import { Tag } from 'antd'
import type { ListColumn } from '../../parts/tables/list-table.tsx'
import { roleNames } from '@guangquan/contract/staff/staff-names'

export const staffColumns: ListColumn<StaffItem>[] = [
  { key: 'name', name: '登录名', dataIndex: 'name' },
  { key: 'displayName', name: '称呼', dataIndex: 'displayName' },
  {
    key: 'roles',
    name: '角色',
    render: (_, { roles }) => roles.map((role) => <Tag key={role}>{roleNames[role]}</Tag>),
  },
  { key: 'shop', name: '门店', render: (_, { shop }) => shop?.name ?? '' },
  {
    key: 'isOpen',
    name: '状态',
    render: (_, { isOpen }) => (isOpen ? <Tag color="success">使用中</Tag> : <Tag>已停用</Tag>),
  },
  { key: 'lastSignInTime', name: '最近登录', render: (_, { lastSignInTime }) => lastSignInTime ?? '从未' },
  { key: 'createTime', name: '建立时间', dataIndex: 'createTime' },
]
