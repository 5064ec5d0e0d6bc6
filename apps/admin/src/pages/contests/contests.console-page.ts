import { PictureOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'contests',
  title: '影赛',
  icon: PictureOutlined,
  group: 'events',
  order: 30,
  opensWith: api.StaffContest.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./contests-page.tsx')).ContestsPage }),
  detail: async () => ({ Component: (await import('./contest-page.tsx')).ContestPage }),
  targets: {
    contest: pageOf('/contests'),
  },
}
