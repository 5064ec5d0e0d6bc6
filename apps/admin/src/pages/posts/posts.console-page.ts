import { PictureOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'posts',
  title: '作品',
  icon: PictureOutlined,
  group: 'community',
  order: 50,
  opensWith: api.StaffPost.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./posts-page.tsx')).PostsPage }),
  targets: {
    post: rowOf('/posts', 'posts'),
  },
}
