import { CustomerServiceOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'feedback',
  title: '客服工单',
  icon: CustomerServiceOutlined,
  group: 'community',
  order: 20,
  opensWith: api.StaffFeedback.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./feedback-page.tsx')).FeedbackPage }),
  detail: async () => ({
    Component: (await import('./feedback-detail-page.tsx')).FeedbackDetailPage,
  }),
  targets: {
    feedback: pageOf('/feedback'),
  },
}
