import { QrcodeOutlined } from '@ant-design/icons'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'codes',
  title: '核销',
  icon: QrcodeOutlined,
  group: 'goods',
  order: 30,
  opensWith: api.StaffGoodsCode.Find,
  lazy: async () => ({ Component: (await import('./codes-page.tsx')).CodesPage }),
}
