import type { PictureTile } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import type { RefCallback } from 'react'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/posts/detail-link.ts'

interface PhotoSheetProps {
  tiles: readonly PictureTile[]
  label: string
  sheetRef: RefCallback<HTMLDivElement>
  /** Called when it has been scrolled to another photograph. */
  onPage: (page: number) => void
}

/** One photograph at a time, whole, in a row that scrolls from one to the next. */
export function PhotoSheet({ tiles, label, sheetRef, onPage }: PhotoSheetProps) {
  return (
    <div
      ref={sheetRef}
      className="gear-sheet"
      role="group"
      aria-label={label}
      tabIndex={0}
      onScrollEnd={({ currentTarget }) =>
        onPage(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
      }
    >
      {tiles.map((tile) => {
        const { picture } = tile
        const ratio = picture.width / picture.height
        const title = picture.title === '' ? `照片，作者 ${tile.authorNickName}` : picture.title
        return (
          <Link
            key={tile.id}
            {...detailLink({ ...tile, id: tile.publishId })}
            data-photo={tile.id}
            aria-keyshortcuts="Space"
          >
            <Photo
              photo={picture}
              alt={title}
              sizes="(min-width: 768px) 45vw, 50vw"
              style={{ width: `min(100%, calc(var(--sheet-height) * ${ratio}))` }}
            />
          </Link>
        )
      })}
    </div>
  )
}
