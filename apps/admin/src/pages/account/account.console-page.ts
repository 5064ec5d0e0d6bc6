import { UserOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'account',
  title: '我的账号',
  icon: UserOutlined,
  group: 'staff',
  order: 30,
  opensWith: api.StaffSession.GetList,
  lazy: async () => ({ Component: (await import('./account-page.tsx')).AccountPage }),
}
