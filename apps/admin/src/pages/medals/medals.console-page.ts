import { TrophyOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'medals',
  title: '勋章与头像框',
  icon: TrophyOutlined,
  group: 'editing',
  order: 120,
  opensWith: api.StaffMedal.GetList,
  lazy: async () => ({ Component: (await import('./medals-page.tsx')).MedalsPage }),
  targets: {
    medal: rowOf('/medals', 'medals'),
    frame: rowOf('/medals', 'frames', { tab: 'frames' }),
  },
}
