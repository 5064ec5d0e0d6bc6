import { ReadOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'articles',
  title: '文章',
  icon: ReadOutlined,
  group: 'editing',
  order: 60,
  opensWith: api.StaffArticle.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./articles-page.tsx')).ArticlesPage }),
}
