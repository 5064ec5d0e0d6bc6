import type { PictureTile } from '@guangquan/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { api, queries } from '../../../platform/api.ts'
import { openDetail } from '../../../shared/posts/detail-link.ts'
import { storeOpenedList } from '../../../shared/lists/opened-list.ts'
import type { PhotoList } from '../../../shared/lists/photo-list.ts'
import type { ViewerContent } from '../../../shared/posts/post-dialogs.ts'
import { ListCaption } from './list-caption.tsx'
import { placeholderPost } from './placeholder-post.ts'
import { ViewerLayout } from './viewer-layout.tsx'

interface ListInViewerProps {
  list: PhotoList
  shown: ViewerContent
  onClose: () => void
}

/** The next page is loaded when this many photographs are left. */
const ahead = 6
/** A post is loaded when it stays this long: while leafing through, only its photograph is shown. */
const settledMs = 200

/** The photographs of a list one after the other, each with author, exposure and reactions. */
export function ListInViewer({ list, shown, onClose }: ListInViewerProps) {
  const tiles = useSyncExternalStore(list.subscribe, list.tiles)
  const [current, setCurrent] = useState(shown.tile)
  const at = tiles.findIndex(({ id }) => id === current)
  const tile = tiles[at]
  const isNearEnd = at >= tiles.length - ahead
  useEffect(() => {
    if (isNearEnd) list.loadMore()
  }, [isNearEnd, list, tiles])
  useEffect(() => preload([tiles[at + 1], tiles[at - 1]]), [tiles, at])
  // Deleted by its author from here.
  const isGone = tile === undefined
  useEffect(() => {
    if (isGone) onClose()
  }, [isGone, onClose])

  if (tile === undefined) return null
  const goTo = (to: PictureTile | undefined) => (to === undefined ? undefined : () => setCurrent(to.id))
  const open = () => {
    storeOpenedList(tiles, tile.publishId)
    openDetail({ ...tile, id: tile.publishId })
  }
  return (
    <TileInViewer
      tile={tile}
      shown={shown}
      onClose={onClose}
      open={open}
      previous={goTo(tiles[at - 1])}
      next={goTo(tiles[at + 1])}
    />
  )
}

interface TileInViewerProps {
  tile: PictureTile
  shown: ViewerContent
  onClose: () => void
  open: () => void
  previous: (() => void) | undefined
  next: (() => void) | undefined
}

function TileInViewer({ tile, shown, onClose, open, previous, next }: TileInViewerProps) {
  const isSettled = useSettled(tile.publishId)
  const { data, isPlaceholderData } = useQuery({
    ...queries.one(api.NewPublish.Detail, { id: tile.publishId }),
    enabled: isSettled,
    placeholderData: () => placeholderPost(tile),
  })
  // A withdrawn post has no photographs any more; the tile still has its own.
  const post = data === undefined || data.pictures.length === 0 ? placeholderPost(tile) : data
  const isLoaded = data !== undefined && !isPlaceholderData
  return (
    <ViewerLayout
      post={post}
      shown={shown}
      onClose={onClose}
      list={{
        tile,
        isLoaded,
        step: { previous, next },
        open,
        caption: (picture) => (
          <ListCaption key={tile.id} post={post} picture={picture} isLoaded={isLoaded} onOpen={open} />
        ),
      }}
    />
  )
}

function useSettled(id: string): boolean {
  const [settled, setSettled] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(id), settledMs)
    return () => clearTimeout(timer)
  }, [id])
  return settled === id
}

function preload(tiles: readonly (PictureTile | undefined)[]): void {
  for (const tile of tiles) {
    if (tile === undefined) continue
    const { picture } = tile
    const wide = matchMedia('(color-gamut: p3)').matches ? picture.p3 : null
    new Image().src = wide?.url2048 ?? wide?.url1080 ?? picture.url2048 ?? picture.url1080
  }
}
