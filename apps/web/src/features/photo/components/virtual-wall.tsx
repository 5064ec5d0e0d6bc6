import type { PictureTile } from '@guangquan/contract'
import type { ReactNode } from 'react'
import type { WallRow } from '../../../shared/pictures/justify.ts'
import type { WallWindow } from '../wall-window.ts'
import { PhotoWall, type PhotoWallProps } from './photo-wall.tsx'
import { VirtualRows } from './virtual-rows.tsx'

/** Content between two rows of a wall, over its full width. */
export interface WallInset {
  /** Number of rows above it, if there are so many. */
  after: number
  /** In pixels. */
  height: number
  draw: () => ReactNode
}

interface VirtualWallProps extends Omit<PhotoWallProps, 'drawRows'> {
  inset?: ((window: WallWindow) => WallInset) | undefined
}

const noInset: WallInset = { after: 0, height: 0, draw: () => null }

/** A virtualised photo wall: only the rows near the viewport are in the document. */
export function VirtualWall({ inset, ...props }: VirtualWallProps) {
  return (
    <PhotoWall
      {...props}
      drawRows={(rows, gap, drawRow, window) => {
        const { after, height, draw } = inset?.(window) ?? noInset
        // If a next page follows, the inset waits for the row below it, so that it is never the end of the wall and the
        // list notices that the window is not filled.
        const isDrawn = height > 0 && (props.isLast || rows.length > after)
        if (!isDrawn) return <VirtualRows rows={rows} gap={gap} drawRow={drawRow} />
        const at = Math.min(after, rows.length)
        const between: WallRow<PictureTile> = { items: [], ratio: 1, height }
        return (
          <VirtualRows
            rows={rows.toSpliced(at, 0, between)}
            gap={gap}
            drawRow={(row, place) =>
              row === between ? draw() : drawRow(row, place > at ? place - 1 : place)
            }
          />
        )
      }}
    />
  )
}
