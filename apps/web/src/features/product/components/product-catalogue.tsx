import '../product-intro.css'
import type { ProductCard } from '@guangquan/contract'
import { useState } from 'react'
import { ProductDialog } from './product-dialog.tsx'
import { ProductPicture } from './product-picture.tsx'

/** Cards of products, each of which opens over the page. */
export function ProductCatalogue({ products }: { products: readonly ProductCard[] }) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <ul className="product-catalogue">
        {products.map((product) => (
          <li key={product.id}>
            <button type="button" onClick={() => setOpened(product.id)}>
              <ProductPicture url={product.pictureUrl} name="" sizes="(min-width: 768px) 360px, 50vw" />
              <span className="product-card-name ui-print">{product.name}</span>
              <span className="text-small text-ink-3">{product.summary}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened === null ? null : <ProductDialog id={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
