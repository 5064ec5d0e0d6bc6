import { CalendarOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'activities',
  title: '活动',
  icon: CalendarOutlined,
  group: 'events',
  order: 10,
  opensWith: api.StaffActivity.GetList,
  searchBy: 'keyword',
  lazy: async () => ({
    Component: (await import('./activities-page.tsx')).ActivitiesPage,
  }),
  detail: async () => ({
    Component: (await import('./activity-page.tsx')).ActivityPage,
  }),
  targets: {
    activity: pageOf('/activities'),
  },
}
