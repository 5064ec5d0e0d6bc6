import { RiseOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'growth',
  title: '等级与经验',
  icon: RiseOutlined,
  group: 'editing',
  order: 100,
  opensWith: api.StaffGrowth.GetRules,
  lazy: async () => ({ Component: (await import('./growth-page.tsx')).GrowthPage }),
  targets: {
    growthRule: rowOf('/growth', 'growth-rules'),
    levelScale: rowOf('/growth', 'level-scales'),
  },
}
