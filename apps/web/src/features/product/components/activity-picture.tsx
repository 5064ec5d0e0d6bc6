import type { ActivityKind } from '@guangquan/contract'
import { productPicture } from '@guangquan/contract/product/product.limits'
import { ApertureIcon, ArrowsLeftRightIcon, GiftIcon, SealCheckIcon } from '@guangquan/ui/icons'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'

const signs = { 1: GiftIcon, 2: SealCheckIcon, 3: ApertureIcon, 4: ArrowsLeftRightIcon } as const

/** The picture of an activity, or the sign of its kind if it has none. */
export function ActivityPicture({
  url,
  kind,
  name,
  sizes,
  eager = false,
}: {
  url: string
  kind: ActivityKind
  name: string
  /** Width of its box, as for `<img sizes>`. */
  sizes: string
  eager?: boolean
}) {
  const Sign = signs[kind]
  return (
    <span className="product-picture">
      {url === '' ? (
        <Sign size={40} aria-hidden />
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
