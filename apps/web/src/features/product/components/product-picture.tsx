import { CameraIcon } from '@guangquan/ui/icons'

/** The picture of a product, or the sign of a camera where it has none. */
export function ProductPicture({ url, name, eager = false }: { url: string; name: string; eager?: boolean }) {
  return (
    <span className="product-picture">
      {url === '' ? (
        <CameraIcon size={40} aria-hidden />
      ) : (
        <img src={url} alt={name} width={1200} height={900} loading={eager ? 'eager' : 'lazy'} />
      )}
    </span>
  )
}
