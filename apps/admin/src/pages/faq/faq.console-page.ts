import { QuestionCircleOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'faq',
  title: '常见问题',
  icon: QuestionCircleOutlined,
  group: 'editing',
  order: 50,
  opensWith: api.StaffFaq.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./faq-page.tsx')).FaqPage }),
  targets: {
    faq: rowOf('/faq', 'faq'),
  },
}
