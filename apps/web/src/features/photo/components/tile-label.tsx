import type { PictureTile } from '@guangquan/contract'
import { Avatar, EdgeLine, formatCount, wallFrame } from '@guangquan/ui'
import { BookmarkSimpleIcon, HeartIcon } from '@guangquan/ui/icons'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import { useOverlay } from '../../../shared/overlay/overlay.ts'

/** Author, counts and exposure over a photograph of a wall while it is hovered or focused. */
export function TileLabel({ tile }: { tile: PictureTile }) {
  const overlay = useOverlay(`post:${tile.publishId}`)
  return (
    <span className="photo-tile-label" aria-hidden>
      <span className="photo-tile-author">
        <Avatar src={tile.authorHeadPic} size={32} frame={{ src: tile.authorUsedFrameSrc }} />
        <span className="photo-tile-name">{tile.authorNickName}</span>
        <span className="photo-tile-counts">
          <HeartIcon size={16} weight="fill" /> {formatCount(overlay.likeCount ?? tile.likeCount)}
          <BookmarkSimpleIcon size={16} /> {formatCount(overlay.collectCount ?? tile.collectCount)}
        </span>
      </span>
      <EdgeLine frame={wallFrame(tile.publishId)} exposure={exposureOf(tile.picture.exif)} />
    </span>
  )
}
