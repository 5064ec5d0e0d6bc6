import { ScheduleOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'jobs',
  title: '任务',
  icon: ScheduleOutlined,
  group: 'settings',
  order: 60,
  opensWith: api.StaffJob.GetList,
  searchBy: 'name',
  lazy: async () => ({ Component: (await import('./jobs-page.tsx')).JobsPage }),
  targets: {
    job: rowOf('/jobs', 'jobs'),
  },
}
