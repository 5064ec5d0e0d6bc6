import { GiftOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'goods',
  title: '商品与权益',
  icon: GiftOutlined,
  group: 'goods',
  order: 10,
  opensWith: api.StaffGoods.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./goods-page.tsx')).GoodsPage }),
  detail: async () => ({
    Component: (await import('./goods-detail-page.tsx')).GoodsDetailPage,
  }),
  targets: {
    goods: pageOf('/goods'),
  },
}
