import { ShoppingOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'orders',
  title: '订单',
  icon: ShoppingOutlined,
  group: 'goods',
  order: 20,
  opensWith: api.StaffGoodsOrder.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./orders-page.tsx')).OrdersPage }),
  targets: {
    order: rowOf('/orders', 'orders'),
  },
}
