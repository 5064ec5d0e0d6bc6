import { UsergroupAddOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'circles',
  title: '摄影圈',
  icon: UsergroupAddOutlined,
  group: 'community',
  order: 70,
  opensWith: api.StaffCircle.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./circles-page.tsx')).CirclesPage }),
  detail: async () => ({ Component: (await import('./circle-page.tsx')).CirclePage }),
  targets: {
    circle: pageOf('/circles'),
  },
}
