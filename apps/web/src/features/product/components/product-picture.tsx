import { productPicture } from '@guangquan/contract/product/product.limits'
import { CameraIcon } from '@guangquan/ui/icons'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'

interface ProductPictureProps {
  url: string
  name: string
  /** Width of its box, as for `<img sizes>`. */
  sizes: string
  eager?: boolean
}

/** The picture of a product, or the sign of a camera if it has none. */
export function ProductPicture({ url, name, sizes, eager = false }: ProductPictureProps) {
  return (
    <span className="product-picture">
      {url === '' ? (
        <CameraIcon size={40} aria-hidden />
      ) : (
        <img
          src={url}
          srcSet={siteSrcSet({ url }, productPicture)}
          sizes={sizes}
          alt={name}
          width={1200}
          height={900}
          loading={eager ? 'eager' : 'lazy'}
        />
      )}
    </span>
  )
}
