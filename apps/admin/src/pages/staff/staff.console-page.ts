import { TeamOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'staff',
  title: '工作人员',
  icon: TeamOutlined,
  group: 'staff',
  order: 10,
  opensWith: api.StaffAccount.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./staff-page.tsx')).StaffPage }),
  targets: {
    staff: rowOf('/staff', 'staff'),
    invitation: rowOf('/staff', 'invitations', { tab: 'invitations' }),
  },
}
