import '../gear.css'
import type { PictureTile } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/posts/detail-link.ts'
import { LightTable } from '../../../shared/pictures/light-table.tsx'
import { fixedPhotos } from '../../../shared/lists/photo-list.ts'

/** A few photographs in a row in their own proportions, with horizontal scrolling. */
export function PhotoStrip({ tiles, label }: { tiles: readonly PictureTile[]; label: string }) {
  return (
    <LightTable tiles={tiles} list={() => fixedPhotos(tiles)}>
      <div className="gear-strip" role="group" aria-label={label} tabIndex={0}>
        {tiles.map((tile) => {
          const { picture } = tile
          const ratio = Math.min(3, Math.max(0.5, picture.width / picture.height))
          const title = picture.title === '' ? `照片，作者 ${tile.authorNickName}` : picture.title
          const item = { id: tile.publishId, category: tile.category, publishType: tile.publishType }
          return (
            <Link
              key={tile.id}
              {...detailLink(item)}
              data-photo={tile.id}
              aria-keyshortcuts="Space"
              style={{ aspectRatio: ratio }}
            >
              <Photo photo={picture} alt={title} sizes="300px" ratio={ratio} eager={false} />
            </Link>
          )
        })}
      </div>
    </LightTable>
  )
}
