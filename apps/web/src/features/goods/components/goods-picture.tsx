import '../goods-picture.css'
import { goodsPicture } from '@guangquan/contract/goods/goods.words'
import { Avatar } from '@guangquan/ui'
import { useSession } from '../../../platform/session/session.ts'
import { siteSrcSet } from '../../../shared/pictures/site-sources.ts'
import { figureOf } from '../goods-words.ts'

interface GoodsPictureProps {
  url: string | null
  frameSrc: string | null
  kind: number
  name: string
  summary: string
  /** Width of its box, as for `<img sizes>`. */
  sizes: string
  /** In the first view of the page. */
  eager?: boolean
}

/**
 * The picture of goods, 4:3. Without one, a frame is drawn around the member's own avatar, and a coupon shows its
 * figure in large print above its purpose.
 */
export function GoodsPicture({
  url,
  frameSrc,
  kind,
  name,
  summary,
  sizes,
  eager = false,
}: GoodsPictureProps) {
  const headPic = useSession((state) => state.user?.headPicUrl)
  if (url !== null) {
    return (
      <img
        className="goods-picture"
        src={url}
        srcSet={siteSrcSet({ url }, goodsPicture)}
        sizes={sizes}
        alt=""
        width={800}
        height={600}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    )
  }
  if (frameSrc !== null) {
    return (
      <span className="goods-picture goods-worn">
        <Avatar src={headPic ?? null} frame={{ src: frameSrc }} />
      </span>
    )
  }
  const figure = figureOf(summary)
  return (
    <span className="goods-picture goods-print" data-kind={kind} aria-hidden="true">
      {figure === null ? (
        <b>{name}</b>
      ) : (
        <b>
          <i>{figure.figure}</i> {figure.unit}
        </b>
      )}
      <span>{figure === null ? summary : figure.rest}</span>
    </span>
  )
}
