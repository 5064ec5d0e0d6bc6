import type { PictureTile } from '@guangquan/contract'
import { photoSrcSet } from '@guangquan/ui'
import { Fragment, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { wallRatio, type WallRow } from '../justify.ts'
import type { WallWindow } from '../wall-window.ts'
import type { PhotoTileProps } from './photo-tile.tsx'

interface WallRowProps {
  row: WallRow<PictureTile>
  /** Of the wall, and between photographs, in pixels. */
  width: number
  gap: number
  window: WallWindow
  /** Among the first of the page: fetched at once, before others. */
  eager: boolean
  /** In the first view of the page. */
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
      style={{ width: isFull ? '100%' : rowWidth, containIntrinsicSize: `auto ${Math.round(height)}px` }}
    >
      {row.items.map((tile) => {
        const { picture } = tile
        const ratio = wallRatio(picture.width, picture.height)
        const sizes = `${Math.ceil(height * ratio)}px`
        // Its share of the row, said so that it stays where it is while the others are still on their way.
        const share = `calc((100% - ${row.items.length - 1} * var(--gap-wall)) * ${ratio / row.ratio})`
        // A page for every window names each photograph several times; what a phone shows is announced ahead.
        if (import.meta.env.SSR && eager && window.at === 'phone')
          preload(picture.url1080, {
            as: 'image',
            imageSrcSet: photoSrcSet(picture),
            imageSizes: sizes,
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
