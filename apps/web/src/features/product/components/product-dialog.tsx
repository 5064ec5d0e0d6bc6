import '../product-intro.css'
import type { ProductDetail } from '@guangquan/contract'
import { Button, IrisLoader, LinkButton, Modal } from '@guangquan/ui'
import { ChatCircleIcon } from '@guangquan/ui/icons'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { cardToSend } from '../../../shared/posts/card-to-send.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { ProductPicture } from './product-picture.tsx'

/** One product of the catalogue. */
export function ProductDialog({ id, onClose }: { id: string; onClose: () => void }) {
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
          {signedIn && name !== '' ? (
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
      <ProductPicture url={product.pictureUrl} name={product.name} sizes="min(100vw, 720px)" eager />
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
