import '../photo-wall.css'
import type { PictureTile } from '@guangquan/contract'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { overlayOf } from '../../../shared/overlay.ts'
import { justify, rowHeight, wallRatio, type WallRow } from '../justify.ts'
import { PhotoTile } from './photo-tile.tsx'

interface PhotoWallProps {
  tiles: PictureTile[]
  /** No page will follow: the last row hangs as it is. */
  isLast: boolean
  /** How many rows are fetched at once, before scrolling; default 2. */
  eagerRows?: number
}

/** Justified rows of photographs at their own proportions, in reading order. */
export function PhotoWall({ tiles, isLast, eagerRows = 2 }: PhotoWallProps) {
  const box = useRef<HTMLDivElement>(null)
  const { width, gap, windowWidth } = useWallSize(box)
  const { rows } = useMemo(
    () =>
      justify({
        items: tiles.filter((tile) => overlayOf(`post:${tile.publishId}`).removed !== true),
        ratioOf: (tile) => wallRatio(tile.picture.width, tile.picture.height),
        width,
        gap,
        targetHeight: rowHeight(windowWidth),
        isLast,
      }),
    [tiles, width, gap, windowWidth, isLast],
  )
  return (
    <div ref={box} className="photo-wall">
      {width === 0
        ? null
        : rows.map((row, place) => (
            <WallRowView
              key={row.items[0]?.id}
              row={row}
              width={width}
              eager={place < eagerRows}
              gap={gap}
              targetHeight={rowHeight(windowWidth)}
            />
          ))}
    </div>
  )
}

interface WallRowViewProps {
  row: WallRow<PictureTile>
  width: number
  gap: number
  targetHeight: number
  eager: boolean
}

function WallRowView({ row, width, gap, targetHeight, eager }: WallRowViewProps) {
  const room = width - gap * (row.items.length - 1)
  const height = Math.min(room / row.ratio, targetHeight * 1.25)
  // A short last row keeps its height instead of blowing one photograph up to the whole width.
  const rowWidth = Math.min(width, height * row.ratio + gap * (row.items.length - 1))
  return (
    <div
      className="photo-wall-row"
      style={{ width: rowWidth, containIntrinsicSize: `auto ${Math.round(height)}px` }}
    >
      {row.items.map((tile) => (
        <PhotoTile
          key={tile.id}
          tile={tile}
          eager={eager}
          sizes={`${Math.ceil(height * wallRatio(tile.picture.width, tile.picture.height))}px`}
        />
      ))}
    </div>
  )
}

function useWallSize(box: React.RefObject<HTMLDivElement | null>) {
  const [size, setSize] = useState({ width: 0, gap: 8, windowWidth: 0 })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).rowGap) || 8
      setSize((known) =>
        known.width === element.clientWidth && known.gap === gap && known.windowWidth === innerWidth
          ? known
          : { width: element.clientWidth, gap, windowWidth: innerWidth },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return size
}
