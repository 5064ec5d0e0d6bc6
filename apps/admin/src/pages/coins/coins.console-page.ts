import { MoneyCollectOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'coins',
  title: '金币',
  icon: MoneyCollectOutlined,
  group: 'community',
  order: 80,
  opensWith: api.StaffCoin.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./coins-page.tsx')).CoinsPage }),
}
