import { CarryOutOutlined } from '@ant-design/icons'
import { pageOf, rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'product-activities',
  title: '产品活动',
  icon: CarryOutOutlined,
  group: 'review',
  order: 60,
  opensWith: api.StaffProductActivity.GetApplications,
  searchBy: 'keyword',
  lazy: async () => ({
    Component: (await import('./product-activities-page.tsx')).ProductActivitiesPage,
  }),
  detail: async () => ({
    Component: (await import('./application-page.tsx')).ApplicationPage,
  }),
  targets: {
    productActivity: rowOf('/product-activities', 'product-activities', { tab: 'activities' }),
    productApplication: pageOf('/product-activities'),
  },
}
