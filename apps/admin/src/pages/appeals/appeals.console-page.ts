import { ExclamationCircleOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'appeals',
  title: '申诉',
  icon: ExclamationCircleOutlined,
  group: 'review',
  order: 20,
  opensWith: api.StaffAppeals.GetList,
  lazy: async () => ({ Component: (await import('./appeal-list.tsx')).AppealList }),
  detail: async () => ({ Component: (await import('./appeal-detail.tsx')).AppealDetail }),
  targets: {
    appeal: pageOf('/appeals'),
  },
}
