import { Tabs } from 'antd'
import { PageHead } from '../../parts/page-head.tsx'
import { useAddress } from '../../parts/use-address.ts'
import { CategoryList } from './category-list.tsx'
import { CodeBatches } from './code-batches.tsx'
import { ProductList } from './product-list.tsx'
import { Shipments } from './shipments.tsx'

/** Products: the catalogue, its categories, access codes, and numbers that were shipped. */
export function ProductsPage() {
  const [{ tab = 'catalogue' }, setAddress] = useAddress(['tab'])
  return (
    <>
      <PageHead title="产品" />
      <Tabs
        activeKey={tab}
        onChange={(next) => setAddress({ tab: next === 'catalogue' ? '' : next })}
        destroyOnHidden
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
