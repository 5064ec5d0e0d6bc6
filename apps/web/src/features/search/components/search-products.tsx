import { productsNamed } from '@guangquan/routes/first/product'
import { EmptyState, LinkButton } from '@guangquan/ui'
import { queries } from '../../../platform/api.ts'
import { paths } from '../../../platform/paths.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { ProductCatalogue } from '../../product/index.ts'

/** Products of the catalogue with the words in their name. */
export function SearchProducts({ keyword }: { keyword: string }) {
  return (
    <InfiniteList
      key={keyword}
      options={queries.pages(...productsNamed(keyword))}
      empty={
        <EmptyState
          title="没有这样的产品"
          help="换一个词试试"
          action={
            <LinkButton kind="ink" href={paths.productIntro()}>
              去看看产品
            </LinkButton>
          }
        />
      }
    >
      {(products) => <ProductCatalogue products={products} />}
    </InfiniteList>
  )
}
