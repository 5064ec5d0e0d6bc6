import { GiftOutlined } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'presents',
  title: '礼品',
  icon: GiftOutlined,
  group: 'goods',
  order: 60,
  opensWith: api.StaffPresent.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./presents-page.tsx')).PresentsPage }),
  targets: {
    gift: rowOf('/presents', 'gifts', { tab: 'gifts' }),
    giftRule: rowOf('/presents', 'gift-rules', { tab: 'rules' }),
    present: rowOf('/presents', 'presents'),
    presentGrant: rowOf('/presents', 'present-grants', { tab: 'grants' }),
  },
}
