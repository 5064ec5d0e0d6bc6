import { NearRows } from './near-rows.tsx'
import { PhotoWall, type PhotoWallProps } from './photo-wall.tsx'

/** A wall that goes on as it is scrolled: however long it grows, only what is near the view is in the document. */
export function LongWall(props: Omit<PhotoWallProps, 'drawRows'>) {
  return (
    <PhotoWall
      {...props}
      drawRows={(rows, gap, drawRow) => <NearRows rows={rows} gap={gap} drawRow={drawRow} />}
    />
  )
}
