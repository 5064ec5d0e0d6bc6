import { ScanOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'entrance',
  title: '现场签到',
  icon: ScanOutlined,
  group: 'events',
  order: 20,
  opensWith: api.StaffCheckIn.GetActivities,
  lazy: async () => ({ Component: (await import('./entrance-page.tsx')).EntrancePage }),
  detail: async () => ({
    Component: (await import('./entrance-page.tsx')).EntranceActivityPage,
  }),
}
