import { MobileOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'phone-requests',
  title: '更换手机号',
  icon: MobileOutlined,
  group: 'community',
  order: 40,
  opensWith: api.StaffPhoneRequest.GetList,
  lazy: async () => ({
    Component: (await import('./phone-requests-page.tsx')).PhoneRequestsPage,
  }),
}
