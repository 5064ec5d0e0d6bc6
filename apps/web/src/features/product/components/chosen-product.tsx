import type { RegisterDraft } from '../register-draft.ts'
import { ProductPicture } from './product-picture.tsx'

/** The product and the number that are being registered, beside a later step; on phones there is no room for it. */
export function ChosenProduct({ draft: { product, serialNumber } }: { draft: RegisterDraft }) {
  if (product === null) return null
  return (
    <figure className="product-help" data-wide>
      <ProductPicture url={product.pictureUrl} name={product.name} sizes="104px" eager />
      <figcaption>
        {product.name} · 产品编号 <span className="ui-print">{serialNumber}</span>
      </figcaption>
    </figure>
  )
}
