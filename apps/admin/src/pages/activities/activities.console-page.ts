import { CalendarOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'activities',
  title: '活动',
  icon: CalendarOutlined,
  group: 'events',
  order: 10,
  opensWith: 'StaffActivity/GetList',
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
