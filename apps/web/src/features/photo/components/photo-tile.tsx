import type { PictureTile } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { ImagesIcon } from '@guangquan/ui/icons'
import { useState } from 'react'
import { lazyPart } from '../../../platform/lazy-part.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { detailLink, detailPath } from '../../../shared/posts/detail-link.ts'
import { imageMenu } from '../../../shared/pictures/image-menu.ts'

const TileLabel = lazyPart(
  () => import('./tile-label.tsx'),
  (script) => script.TileLabel,
)

const TileActions = lazyPart(
  () => import('./tile-actions.tsx'),
  (script) => script.TileActions,
)

/** A photograph with its position in a row of a wall. */
export interface PhotoTileProps {
  tile: PictureTile
  /** Displayed width, as for `<img sizes>`. */
  sizes: string
  /** Width divided by height of its box. */
  ratio: number
  /** Width of its box in the row, as CSS. */
  width: string
  /** Among the first on the page: fetched at once with high priority. */
  eager: boolean
  /** In the first viewport of the page. */
  early: boolean
  /** Offers to collect it by touch too, which has no hover. */
  collects?: boolean
}

/** One photograph on a wall: only the picture until it is hovered or focused. */
export function PhotoTile({ tile, sizes, ratio, width, eager, early, collects = false }: PhotoTileProps) {
  // Rendered on first hover: a dozen more elements per photograph double the cost of scrolling.
  const [met, setMet] = useState(false)
  const meet = () => setMet(true)
  const { picture } = tile
  const item = { ...tile, id: tile.publishId }
  const isOwn = useSession((state) => state.user?.id) === tile.authorId
  return (
    <div
      className="photo-tile-place"
      data-photo={tile.id}
      data-collects={collects || undefined}
      onPointerEnter={meet}
      onFocus={meet}
      style={{ width, aspectRatio: ratio }}
    >
      <Link
        {...detailLink(item)}
        className="photo-tile"
        {...imageMenu({
          post: tile.publishId,
          link: detailPath(item),
          report: isOwn ? undefined : tile.publishId,
        })}
      >
        <Photo
          photo={picture}
          alt={tileAlt(tile)}
          sizes={sizes}
          ratio={ratio}
          eager={eager}
          early={early}
          unlessHidden
          className="photo-tile-picture"
        />
        {tile.pictureCount > 1 ? (
          <span className="photo-tile-badge">
            <ImagesIcon size={14} weight="fill" />
            <span className="sr-only">共</span>
            {tile.pictureCount}
          </span>
        ) : null}
        {met ? <TileLabel tile={tile} quiet /> : null}
      </Link>
      {met || collects ? <TileActions tile={tile} quiet /> : null}
    </div>
  )
}

/** Alternative text of a photograph on a wall. */
export function tileAlt({ picture, authorNickName }: PictureTile): string {
  const title = picture.title === '' ? `照片，作者 ${authorNickName}` : picture.title
  return picture.alt === '' ? title : `${title}：${picture.alt}`
}
