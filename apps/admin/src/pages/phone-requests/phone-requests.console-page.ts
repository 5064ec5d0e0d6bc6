import { MobileOutlined } from '@ant-design/icons'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'phone-requests',
  title: '更换手机号',
  icon: MobileOutlined,
  group: 'community',
  order: 40,
  opensWith: 'StaffPhoneRequest/GetList',
  lazy: async () => ({
    Component: (await import('./phone-requests-page.tsx')).PhoneRequestsPage,
  }),
}
