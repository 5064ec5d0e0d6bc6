import { VirtualRows } from './virtual-rows.tsx'
import { PhotoWall, type PhotoWallProps } from './photo-wall.tsx'

/** A virtualised photo wall: only the rows near the viewport are in the document. */
export function VirtualWall(props: Omit<PhotoWallProps, 'drawRows'>) {
  return (
    <PhotoWall
      {...props}
      drawRows={(rows, gap, drawRow) => <VirtualRows rows={rows} gap={gap} drawRow={drawRow} />}
    />
  )
}
