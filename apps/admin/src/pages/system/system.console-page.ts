import { CloudServerOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'system',
  title: '系统',
  icon: CloudServerOutlined,
  group: 'settings',
  order: 70,
  opensWith: api.StaffSystem.Get,
  lazy: async () => ({ Component: (await import('./system-page.tsx')).SystemPage }),
  targets: {
    provider: rowOf('/system', 'providers'),
  },
}
