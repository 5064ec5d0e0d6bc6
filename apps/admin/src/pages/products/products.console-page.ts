import { CameraFilled } from '@ant-design/icons'
import { rowOf } from '../../parts/tables/target-address.ts'
import { api } from '@guangquan/contract/wire/method-ref'
import type { PageRow } from '../../shell/console-page.ts'

export const page: PageRow = {
  path: 'products',
  title: '产品',
  icon: CameraFilled,
  group: 'editing',
  order: 10,
  opensWith: api.StaffProduct.GetList,
  searchBy: 'keyword',
  lazy: async () => ({ Component: (await import('./products-page.tsx')).ProductsPage }),
  targets: {
    product: rowOf('/products', 'products'),
    productCategory: rowOf('/products', 'product-categories', { tab: 'categories' }),
    accessCodes: rowOf('/products', 'access-codes', { tab: 'codes' }),
  },
}
