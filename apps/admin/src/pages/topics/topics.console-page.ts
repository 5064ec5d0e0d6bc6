import { TagsOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'topics',
  title: '主题',
  icon: TagsOutlined,
  group: 'editing',
  order: 80,
  opensWith: api.StaffTopic.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./topics-page.tsx')).TopicsPage }),
  targets: {
    topic: rowOf('/topics', 'topics'),
  },
}
