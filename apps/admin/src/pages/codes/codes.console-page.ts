import { QrcodeOutlined } from '@ant-design/icons'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'codes',
  title: '核销',
  icon: QrcodeOutlined,
  group: 'goods',
  order: 30,
  opensWith: 'StaffGoodsCode/Find',
  lazy: async () => ({ Component: (await import('./codes-page.tsx')).CodesPage }),
}
