import type { PictureTile } from '@guangquan/contract'
import { coverSizes, photoSrcSet, tileRatio } from '@guangquan/ui'
import { Fragment, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { wallSizes, type WallRow } from '../../../shared/pictures/justify.ts'
import type { WallWindow } from '../wall-window.ts'
import type { PhotoTileProps } from './photo-tile.tsx'

interface WallRowProps {
  row: WallRow<PictureTile>
  /** Width of the wall and gap between photographs, in pixels. */
  width: number
  gap: number
  window: WallWindow
  /** Among the first on the page: fetched at once with high priority, and on a drawn page before the other rows. */
  eager: boolean
  /** In the first viewport of the page. */
  early: boolean
  drawTile: (tile: PhotoTileProps) => ReactNode
}

/** One row of a wall. */
export function WallRowView({ row, width, gap, window, eager, early, drawTile }: WallRowProps) {
  const { height } = row
  const rowWidth = height * row.ratio + gap * (row.items.length - 1)
  const isFull = rowWidth >= width - 1
  return (
    <div
      className="photo-wall-row"
      data-eager={eager || undefined}
      style={{ width: isFull ? '100%' : rowWidth, containIntrinsicSize: `auto ${Math.round(height)}px` }}
    >
      {row.items.map((tile) => {
        const { picture } = tile
        const ratio = tileRatio(picture)
        const sizes = wallSizes(height, ratio)
        // Its share of the row in CSS, so that it does not move while the others load.
        const share = `calc((100% - ${row.items.length - 1} * var(--gap-wall)) * ${ratio / row.ratio})`
        // A page rendered for all widths contains each photograph several times; the version for phones is preloaded.
        if (import.meta.env.SSR && eager && window.at === 'phone')
          preload(picture.url1080, {
            as: 'image',
            imageSrcSet: photoSrcSet(picture),
            imageSizes: coverSizes(sizes, picture, ratio),
            fetchPriority: 'high',
            media: '(width < 48rem)',
          })
        return (
          <Fragment key={tile.id}>{drawTile({ tile, eager, early, sizes, ratio, width: share })}</Fragment>
        )
      })}
    </div>
  )
}
