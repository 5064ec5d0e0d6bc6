import { BgColorsOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'brand',
  title: '品牌',
  icon: BgColorsOutlined,
  group: 'settings',
  order: 30,
  opensWith: api.StaffSetting.GetList,
  lazy: async () => ({ Component: (await import('./brand-page.tsx')).BrandPage }),
}
