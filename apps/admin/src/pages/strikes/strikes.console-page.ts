import { WarningOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'strikes',
  title: '处罚记录',
  icon: WarningOutlined,
  group: 'review',
  order: 30,
  opensWith: api.StaffStrike.GetList,
  lazy: async () => ({ Component: (await import('./strikes-page.tsx')).StrikesPage }),
}
