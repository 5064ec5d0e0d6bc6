import { BgColorsOutlined } from '@ant-design/icons'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'brand',
  title: '品牌',
  icon: BgColorsOutlined,
  group: 'settings',
  order: 30,
  opensWith: 'StaffSetting/GetList',
  lazy: async () => ({ Component: (await import('./brand-page.tsx')).BrandPage }),
}
