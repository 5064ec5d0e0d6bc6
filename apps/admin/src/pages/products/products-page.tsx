import { AddressTabs } from '../../parts/page/address-tabs.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { CategoryList } from './category-list.tsx'
import { CodeBatches } from './code-batches.tsx'
import { ProductList } from './product-list.tsx'
import { Shipments } from './shipments.tsx'

/** Products: the catalogue, its categories, access codes, and numbers that were shipped. */
export function ProductsPage() {
  return (
    <>
      <PageHead title="产品" />
      <AddressTabs
        filters={['keyword', 'category']}
        items={[
          { key: 'catalogue', label: '型号', children: <ProductList /> },
          { key: 'categories', label: '类型', children: <CategoryList /> },
          { key: 'codes', label: '注册码', children: <CodeBatches /> },
          { key: 'shipments', label: '出货记录', children: <Shipments /> },
        ]}
      />
    </>
  )
}
