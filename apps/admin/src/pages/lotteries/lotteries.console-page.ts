import { GiftOutlined } from '@ant-design/icons'
import { pageOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'lotteries',
  title: '抽奖',
  icon: GiftOutlined,
  group: 'events',
  order: 50,
  opensWith: api.StaffLottery.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./lotteries-page.tsx')).LotteriesPage }),
  detail: async () => ({ Component: (await import('./lottery-page.tsx')).LotteryPage }),
  targets: {
    lottery: pageOf('/lotteries'),
  },
}
