import { CommentOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'comments',
  title: '评论',
  icon: CommentOutlined,
  group: 'community',
  order: 60,
  opensWith: api.StaffReply.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./comments-page.tsx')).CommentsPage }),
  targets: {
    comment: rowOf('/comments', 'comments'),
  },
}
