import { UserAddOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'referrals',
  title: '邀请',
  icon: UserAddOutlined,
  group: 'community',
  order: 30,
  opensWith: api.StaffReferral.GetList,
  lazy: async () => ({ Component: (await import('./referrals-page.tsx')).ReferralsPage }),
}
