import { SafetyCertificateOutlined } from '@ant-design/icons'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'review',
  title: '审核',
  icon: SafetyCertificateOutlined,
  group: 'review',
  order: 10,
  opensWith: 'ReviewCase/Get',
  lazy: async () => ({ Component: (await import('./review-page.tsx')).ReviewPage }),
}
