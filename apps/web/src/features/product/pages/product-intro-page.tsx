import '../product.css'
import '../product-intro.css'
import type { ProductDetail } from '@guangquan/contract'
import { categories, productsOf } from '@guangquan/routes/first/product'
import { Button, Chip, ChipRow, EmptyState, IrisLoader, LinkButton, Modal } from '@guangquan/ui'
import { ChatCircleIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { isOpenLink } from '../../../platform/open-links.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate, useSearchParams } from '../../../platform/routing/hooks.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { cardToSend } from '../../../shared/card-to-send.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { LoadError } from '../../../shared/load-error.tsx'
import { ProductPicture } from '../components/product-picture.tsx'

/** 产品介绍: the catalogue, by kind. */
export default function ProductIntroPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const kinds = useQuery(queries.one(...categories()))
  const chosen = search.get('category') ?? ''
  const [opened, setOpened] = useState<string | null>(null)
  // A card in a message leads to one product.
  const linked = search.get('product')
  const shown = opened ?? linked

  function close() {
    setOpened(null)
    if (linked !== null)
      navigate(paths.productIntro(chosen === '' ? undefined : chosen), { replace: true, keepScroll: true })
  }
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
                <button type="button" onClick={() => setOpened(product.id)}>
                  <ProductPicture url={product.pictureUrl} name="" />
                  <span className="product-card-name ui-print">{product.name}</span>
                  <span className="text-small text-ink-3">{product.summary}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
      {shown === null ? null : <ProductDialog id={shown} onClose={close} />}
    </div>
  )
}

function ProductDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const signedIn = useSignedIn()
  const detail = useQuery(queries.one(api.ProductInfo.GetProduct, { id }))
  const { gear = null, name = '' } = detail.data ?? {}
  function send() {
    onClose()
    cardToSend.set({ kind: 'product', id, title: name })
  }
  return (
    <Modal
      open
      onClose={onClose}
      title={name === '' ? '产品' : name}
      size="wide"
      closable
      footer={
        <>
          {signedIn && name !== '' && isOpenLink(ownPaths.messages()) ? (
            <Button kind="line" icon={<ChatCircleIcon size={18} />} onClick={send}>
              发给影友
            </Button>
          ) : null}
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
      {detail.data === undefined ? (
        detail.isError ? (
          <LoadError of={detail} />
        ) : (
          <IrisLoader className="py-6" />
        )
      ) : (
        <ProductFacts product={detail.data} />
      )}
    </Modal>
  )
}

function ProductFacts({ product }: { product: ProductDetail }) {
  const facts = [
    ...product.specs,
    { name: '上市日期', value: product.launchDate },
    { name: '基本保修', value: `${product.warrantyMonths} 个月` },
    { name: '社区机主', value: `${product.ownerCount} 位` },
  ]
  return (
    <div className="product-dialog">
      <ProductPicture url={product.pictureUrl} name={product.name} eager />
      <p className="text-ink-2">{product.summary}</p>
      <dl className="product-facts">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
