import { AlertOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'reports',
  title: '举报记录',
  icon: AlertOutlined,
  group: 'review',
  order: 40,
  opensWith: api.StaffReport.GetList,
  lazy: async () => ({ Component: (await import('./reports-page.tsx')).ReportsPage }),
}
