import type { PictureTile } from '@guangquan/contract'
import { flatPages, type Identified } from '@guangquan/client'
import { InfiniteQueryObserver, type QueryClient } from '@tanstack/react-query'
import type { queries } from '../../platform/api.ts'
import { currentUser } from '../../platform/session/session.ts'
import { listProgress } from './list-progress.ts'
import { overlayOf } from '../overlay/overlay.ts'

/** The photographs of a list in order, through which the viewer moves. */
export interface PhotoList {
  subscribe: (listener: () => void) => () => void
  /** The loaded ones; the same array until it changes. */
  tiles: () => readonly PictureTile[]
  /** Loads the next page if there is one; the page behind shows it as well. */
  loadMore: () => void
}

type PagesOptions<I, T> = ReturnType<typeof queries.pages<I, T>>

/** A cached list with all its pages. */
export function pagedPhotos<I, T extends Identified>(
  queryClient: QueryClient,
  options: PagesOptions<I, T>,
  tileOf: (item: T) => PictureTile | null,
): PhotoList {
  const observer = new InfiniteQueryObserver(queryClient, { ...options, refetchOnMount: false })
  const read = () => tilesOf(flatPages(observer.getCurrentResult().data), tileOf)
  let tiles = read()
  return {
    subscribe: (listener) =>
      observer.subscribe(() => {
        tiles = read()
        listener()
      }),
    tiles: () => tiles,
    loadMore: () => {
      const { data, isFetching } = observer.getCurrentResult()
      if (isFetching || listProgress(data?.pages ?? [], currentUser() !== null) !== 'more') return
      void observer.fetchNextPage()
    },
  }
}

/** A complete, short list. */
export function fixedPhotos(tiles: readonly PictureTile[]): PhotoList {
  return { subscribe: () => () => undefined, tiles: () => tiles, loadMore: () => undefined }
}

/** The tiles of a list's items; deleted ones and those without photographs are left out. */
export function tilesOf<T>(items: readonly T[], tileOf: (item: T) => PictureTile | null): PictureTile[] {
  return items
    .map((item) => tileOf(item))
    .filter((tile) => tile !== null)
    .filter((tile) => overlayOf(`post:${tile.publishId}`).removed !== true)
}

/** For lists of tiles. */
export function sameTile(tile: PictureTile): PictureTile {
  return tile
}
