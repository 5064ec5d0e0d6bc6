import { NumberOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'tags',
  title: '话题',
  icon: NumberOutlined,
  group: 'editing',
  order: 70,
  opensWith: api.StaffTag.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./tags-page.tsx')).TagsPage }),
  targets: {
    tag: rowOf('/tags', 'tags'),
  },
}
