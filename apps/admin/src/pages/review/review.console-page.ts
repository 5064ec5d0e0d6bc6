import { SafetyCertificateOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'review',
  title: '审核',
  icon: SafetyCertificateOutlined,
  group: 'review',
  order: 10,
  opensWith: api.ReviewCase.Get,
  lazy: async () => ({ Component: (await import('./review-page.tsx')).ReviewPage }),
}
