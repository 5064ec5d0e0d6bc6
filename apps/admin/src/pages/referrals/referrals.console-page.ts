import { UserAddOutlined } from '@ant-design/icons'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'referrals',
  title: '邀请',
  icon: UserAddOutlined,
  group: 'community',
  order: 30,
  opensWith: 'StaffReferral/GetList',
  lazy: async () => ({ Component: (await import('./referrals-page.tsx')).ReferralsPage }),
}
