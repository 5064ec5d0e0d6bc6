import { CameraOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'gear',
  title: '器材库',
  icon: CameraOutlined,
  group: 'editing',
  order: 20,
  opensWith: api.StaffGear.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./gear-page.tsx')).GearPage }),
  targets: {
    camera: rowOf('/gear', 'camera', { tab: 'all' }),
    lens: rowOf('/gear', 'lens', { tab: 'all', kind: 'lens' }),
  },
}
