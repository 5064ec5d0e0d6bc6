import '../product.css'
import '../product-intro.css'
import { categories, productsOf } from '@guangquan/routes/first/product'
import { Chip, ChipRow, EmptyState, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { ProductCatalogue } from '../components/product-catalogue.tsx'
import { ProductDialog } from '../components/product-dialog.tsx'

/** 产品介绍: the catalogue, by kind. */
export default function ProductIntroPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const kinds = useQuery(queries.one(...categories()))
  const chosen = search.get('category') ?? ''
  // A card in a message leads to one product.
  const linked = search.get('product')
  const close = () =>
    navigate(paths.productIntro(chosen === '' ? undefined : chosen), { replace: true, keepScroll: true })
  return (
    <div className="page product-intro">
      <div className="product-intro-head">
        <h1 className="text-h2 font-semibold max-md:sr-only">产品介绍</h1>
        <LinkButton kind="lit" href={ownPaths.registerProduct(1)}>
          我要注册
        </LinkButton>
      </div>
      <ChipRow label="产品类型" scroll className="mt-5">
        <Chip href={paths.productIntro()} chosen={chosen === ''}>
          全部
        </Chip>
        {(kinds.data?.items ?? [])
          .filter(({ productCount }) => productCount > 0)
          .map(({ id, name }) => (
            <Chip key={id} href={paths.productIntro(String(id))} chosen={chosen === String(id)}>
              {name}
            </Chip>
          ))}
      </ChipRow>
      <InfiniteList
        options={queries.pages(...productsOf(chosen))}
        empty={<EmptyState title="这里还没有产品" />}
      >
        {(items) => <ProductCatalogue products={items} />}
      </InfiniteList>
      {linked === null ? null : <ProductDialog id={linked} onClose={close} />}
    </div>
  )
}
