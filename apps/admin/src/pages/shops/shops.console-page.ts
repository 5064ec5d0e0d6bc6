import { ShopOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'shops',
  title: '门店',
  icon: ShopOutlined,
  group: 'goods',
  order: 50,
  opensWith: api.StaffShop.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./shops-page.tsx')).ShopsPage }),
  targets: {
    shop: rowOf('/shops', 'shops'),
  },
}
