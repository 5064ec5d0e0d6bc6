import { useEffect, useEffectEvent, useRef } from 'react'
import type { PhotoWallProps } from './photo-wall.tsx'
import { PhotoTile, type PhotoTileProps } from './photo-tile.tsx'
import { VirtualWall } from './virtual-wall.tsx'
import { useWallBanners } from './wall-banners.tsx'

interface FoundWallProps extends Pick<PhotoWallProps, 'tiles' | 'isLast'> {
  /** The query of the page. */
  query: string
  /** All photographs are shown, whatever their order. */
  isWhole: boolean
  /** True for photographs of a camera or lens, which can be collected on the wall. */
  collects: boolean
  /** Called when it shows the results of another query. */
  onFound: (wall: HTMLElement) => void
}

/** The wall of the page of photographs. */
export function FoundWall({ tiles, isLast, query, isWhole, collects, onFound }: FoundWallProps) {
  const box = useRef<HTMLDivElement>(null)
  const banners = useWallBanners()
  const notify = useEffectEvent(() => {
    if (box.current !== null) onFound(box.current)
  })
  useEffect(() => notify(), [query])
  return (
    <div ref={box}>
      <VirtualWall
        tiles={tiles}
        isLast={isLast}
        drawTile={collects ? drawCollected : undefined}
        inset={isWhole ? banners : undefined}
      />
    </div>
  )
}

const drawCollected = (props: PhotoTileProps) => <PhotoTile {...props} collects />
