import '../product.css'
import '../product-intro.css'
import type { ProductCard } from '@guangquan/contract'
import { categories, productsOf } from '@guangquan/routes/first/product'
import { Chip, ChipRow, EmptyState, IrisLoader, LinkButton, Modal } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { LoadError } from '../../../shared/load-error.tsx'
import { ProductPicture } from '../components/product-picture.tsx'

/** 产品介绍: the catalogue, by kind. */
export default function ProductIntroPage() {
  const [search] = useSearchParams()
  const [shown, setShown] = useState<ProductCard | null>(null)
  const kinds = useQuery(queries.one(...categories()))
  const chosen = search.get('category') ?? ''
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
        {(items) => (
          <ul className="product-catalogue">
            {items.map((product) => (
              <li key={product.id}>
                <button type="button" onClick={() => setShown(product)}>
                  <ProductPicture url={product.pictureUrl} name="" />
                  <span className="product-card-name ui-print">{product.name}</span>
                  <span className="text-small text-ink-3">{product.summary}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
      {shown === null ? null : <ProductDialog product={shown} onClose={() => setShown(null)} />}
    </div>
  )
}

function ProductDialog({ product, onClose }: { product: ProductCard; onClose: () => void }) {
  const detail = useQuery(queries.one(api.ProductInfo.GetProduct, { id: product.id }))
  const gear = detail.data?.gear ?? null
  return (
    <Modal
      open
      onClose={onClose}
      title={product.name}
      size="wide"
      closable
      footer={
        <>
          {gear === null || gear.photoCount === 0 ? null : (
            <LinkButton kind="line" href={paths.gear(gear.kind, gear.id)}>
              看 {gear.photoCount} 个作品
            </LinkButton>
          )}
          <LinkButton kind="lit" href={ownPaths.registerProduct(1)}>
            注册产品
          </LinkButton>
        </>
      }
    >
      <div className="product-dialog">
        <ProductPicture url={product.pictureUrl} name={product.name} eager />
        <p className="text-ink-2">{product.summary}</p>
        {detail.data === undefined ? (
          detail.isError ? (
            <LoadError of={detail} />
          ) : (
            <IrisLoader className="py-6" />
          )
        ) : (
          <dl className="product-facts">
            {[
              ...detail.data.specs,
              { name: '上市日期', value: detail.data.launchDate },
              { name: '基本保修', value: `${detail.data.warrantyMonths} 个月` },
              { name: '社区机主', value: `${detail.data.ownerCount} 位` },
            ].map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </Modal>
  )
}
