import '../photo-wall.css'
import type { PictureTile } from '@guangquan/contract'
import { tileRatio } from '@guangquan/ui'
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { eagerRowsOnPhones, justify, type WallRow } from '../../../shared/pictures/justify.ts'
import { overlayOf } from '../../../shared/overlay/overlay.ts'
import { targetHeightOf, useWallWindows, type WallWindow } from '../wall-window.ts'
import { PhotoTile, type PhotoTileProps } from './photo-tile.tsx'
import { WallRowView } from './wall-row.tsx'

export interface PhotoWallProps {
  tiles: PictureTile[]
  /** No page will follow: the last row stays unfilled. */
  isLast: boolean
  /** Number of rows fetched first; default 3 on phones, 2 elsewhere. */
  eagerRows?: number
  /** Number of rows in the first viewport, the eager ones included; by default as below a page header. */
  earlyRows?: number
  /** Breaks photographs into rows; by default `justify`. */
  layout?: typeof justify
  /** Renders one photograph; by default a link to its post. */
  drawTile?: ((tile: PhotoTileProps) => ReactNode) | undefined
  /** Renders the rows, `gap` pixels apart; by default all of them. */
  drawRows?: (rows: WallRow<PictureTile>[], gap: number, drawRow: DrawRow, window: WallWindow) => ReactNode
}

// Rows of which more than the edge is visible below a page header before scrolling.
const rowsInView = ({ at }: WallWindow) => (at === 'phone' ? 5 : 3)

type DrawRow = (row: WallRow<PictureTile>, place: number) => ReactNode

const drawLink = (tile: PhotoTileProps) => <PhotoTile {...tile} />

/** Justified rows of photographs in their own proportions, in reading order. */
export function PhotoWall(props: PhotoWallProps) {
  return useWallWindows().map((window) => (
    <Wall key={import.meta.env.SSR ? window.at : 'wall'} window={window} {...props} />
  ))
}

function Wall({
  window,
  tiles,
  isLast,
  eagerRows = window.at === 'phone' ? eagerRowsOnPhones : 2,
  earlyRows = rowsInView(window),
  layout = justify,
  drawTile = drawLink,
  drawRows,
}: PhotoWallProps & { window: WallWindow }) {
  const box = useRef<HTMLDivElement>(null)
  const { width, gap } = useWallSize(box, window)
  const targetHeight = targetHeightOf(window)
  const { rows } = useMemo(
    () =>
      layout({
        items: tiles.filter((tile) => overlayOf(`post:${tile.publishId}`).removed !== true),
        ratioOf: (tile) => tileRatio(tile.picture),
        width,
        gap,
        targetHeight,
        isLast,
      }),
    [layout, tiles, width, gap, targetHeight, isLast],
  )
  const drawRow: DrawRow = (row, place) => (
    <WallRowView
      key={row.items[0]?.id}
      row={row}
      width={width}
      eager={place < eagerRows}
      early={place < earlyRows}
      gap={gap}
      window={window}
      drawTile={drawTile}
    />
  )
  return (
    <div ref={box} className="photo-wall" data-at={window.at}>
      {drawRows ? drawRows(rows, gap, drawRow, window) : rows.map(drawRow)}
    </div>
  )
}

// Rendered first for the most common window of its kind, then with the real width before the first paint.
function useWallSize(box: React.RefObject<HTMLDivElement | null>, window: WallWindow) {
  const [size, setSize] = useState({ width: window.width, gap: window.gap })
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    const measure = () => {
      const gap = Number.parseFloat(getComputedStyle(element).rowGap) || 8
      const width = element.clientWidth
      setSize((known) => (known.width === width && known.gap === gap ? known : { width, gap }))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return size
}
