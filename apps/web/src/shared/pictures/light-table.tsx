import type { PictureTile } from '@guangquan/contract'
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { listenForLooks } from '../page/look-gestures.ts'
import { storeOpenedList } from '../lists/opened-list.ts'
import type { PhotoList } from '../lists/photo-list.ts'
import { viewerContent } from '../posts/post-dialogs.ts'

interface ListOfPhotos {
  /** The loaded photographs; their elements have `data-photo` with the id of the tile. */
  tiles: readonly PictureTile[]
  /** The list through which the viewer continues. */
  list: () => PhotoList
}

/** Photographs that open in the viewer with their neighbours. */
export function LightTable({ children, ...photos }: ListOfPhotos & { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLightTable(place, photos)
  return <div ref={place}>{children}</div>
}

/**
 * Makes the photographs inside an element open in the viewer with their neighbours. A click still opens the post, in a
 * tab that goes through the same list.
 */
export function useLightTable(place: RefObject<HTMLElement | null>, { tiles, list }: ListOfPhotos): void {
  const openedPost = useRef<string | null>(null)

  // Photographs loaded later are added for the tab that was opened last.
  useEffect(() => {
    if (openedPost.current !== null) storeOpenedList(tiles, openedPost.current)
  }, [tiles])

  const look = useEffectEvent((target: Element): boolean => {
    const tile = tileAt(target, tiles)
    if (tile === undefined) return false
    viewerContent.set({ publishId: tile.publishId, frame: 0, tile: tile.id, list: list() })
    return true
  })
  const follow = useEffectEvent((target: Element): void => {
    const tile = target.closest('a') === null ? undefined : tileAt(target, tiles)
    if (tile === undefined) return
    openedPost.current = tile.publishId
    storeOpenedList(tiles, tile.publishId)
    if (tiles.indexOf(tile) > tiles.length - 12) list().loadMore()
  })
  useEffect(() => {
    if (place.current === null) return
    return listenForLooks(place.current, { look: (at) => look(at), follow: (at) => follow(at) })
  }, [place])
}

function tileAt(target: Element, tiles: readonly PictureTile[]): PictureTile | undefined {
  const id = target.closest<HTMLElement>('[data-photo]')?.dataset['photo']
  return id === undefined ? undefined : tiles.find((tile) => tile.id === id)
}
