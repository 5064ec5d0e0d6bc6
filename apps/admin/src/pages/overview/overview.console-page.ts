import { DashboardOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'overview',
  title: '概览',
  icon: DashboardOutlined,
  group: 'overview',
  order: 10,
  opensWith: api.StaffDashboard.Get,
  lazy: async () => ({ Component: (await import('./overview-page.tsx')).OverviewPage }),
}
