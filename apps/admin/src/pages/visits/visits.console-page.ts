import { ToolOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'visits',
  title: '到店保养',
  icon: ToolOutlined,
  group: 'goods',
  order: 40,
  opensWith: api.StaffPassport.GetVisits,
  lazy: async () => ({ Component: (await import('./visits-page.tsx')).VisitsPage }),
}
