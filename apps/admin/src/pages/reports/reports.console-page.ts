import { AlertOutlined } from '@ant-design/icons'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'reports',
  title: '举报记录',
  icon: AlertOutlined,
  group: 'review',
  order: 40,
  opensWith: 'StaffReport/GetList',
  lazy: async () => ({ Component: (await import('./reports-page.tsx')).ReportsPage }),
}
