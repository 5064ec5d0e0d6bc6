import { NotificationOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'news',
  title: '官方资讯',
  icon: NotificationOutlined,
  group: 'editing',
  order: 40,
  opensWith: api.StaffNews.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./news-page.tsx')).NewsPage }),
  detail: async () => ({
    Component: (await import('./news-detail-page.tsx')).NewsDetailPage,
  }),
  targets: {
    news: pageOf('/news'),
  },
}
