import { flatPages } from '@guangquan/client'
import { PostSkeleton } from '@guangquan/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { tilesOf } from '../../../shared/lists/photo-list.ts'
import type { SearchAddress } from '../search-address.ts'
import { photosOf, tileOfHit } from '../search-results.ts'
import { useRelated } from '../use-related.ts'
import { SearchAside } from './search-aside.tsx'
import { SearchPosts } from './search-posts.tsx'
import { SearchWall } from './search-wall.tsx'

const wallSize = 6
/** Fewer photographs are shown among the other posts. */
const minWall = 3

/** 综合: a wall of the first photographs, then all other posts. */
export function SearchAll({ address, words }: { address: SearchAddress; words: string }) {
  const photos = useInfiniteQuery(photosOf(address))
  const wall = useMemo(() => {
    const first = tilesOf(flatPages(photos.data), tileOfHit).slice(0, wallSize)
    return first.length < minWall ? [] : first
  }, [photos.data])
  const related = useRelated(words)
  // All at the same time: otherwise each would push down the ones before it.
  if (photos.isPending || related.isLoading) {
    return (
      <div className="search-all">
        <div className="search-column">
          <PostSkeleton />
        </div>
      </div>
    )
  }
  return (
    <div className="search-all">
      {wall.length === 0 ? null : <SearchWall address={address} tiles={wall} />}
      <SearchAside words={words} />
      <div className="search-column">
        <SearchPosts address={address} shown={new Set(wall.map((tile) => tile.publishId))} />
      </div>
    </div>
  )
}
