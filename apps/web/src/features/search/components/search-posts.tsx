import type { SearchHit } from '@guangquan/contract'
import { PostSkeleton, WallSkeleton } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { tilesOf } from '../../../shared/lists/photo-list.ts'
import { VirtualWall } from '../../photo/index.ts'
import { inputOf, searchPath, type SearchAddress } from '../search-address.ts'
import { tileOfHit } from '../search-results.ts'
import { NothingFound } from './nothing-found.tsx'
import { SearchHitRow } from './search-hit-row.tsx'

const eagerHits = 4
const none: ReadonlySet<string> = new Set()

interface SearchPostsProps {
  address: SearchAddress
  /** Posts that are shown above. */
  shown?: ReadonlySet<string>
}

/** Posts among the results: rows of text and pictures; on 图片 a photo wall. */
export function SearchPosts({ address, shown = none }: SearchPostsProps) {
  const isWall = address.tab === 'photo'
  return (
    <InfiniteList
      key={searchPath(address)}
      options={queries.pages(api.Search.GetList, inputOf(address))}
      skeleton={isWall ? <WallSkeleton /> : <PostSkeleton />}
      empty={<NothingFound address={address} />}
      tileOf={tileOfHit}
    >
      {(hits, { isLast }) =>
        isWall ? (
          <VirtualWall tiles={tilesOf(hits, tileOfHit)} isLast={isLast} />
        ) : (
          <HitRows hits={hits.filter((hit) => !shown.has(hit.id))} />
        )
      }
    </InfiniteList>
  )
}

// A feed must not be empty, which happens if all results are shown above.
function HitRows({ hits }: { hits: readonly SearchHit[] }) {
  if (hits.length === 0) return null
  return (
    <div role="feed" aria-label="搜索结果">
      {hits.map((hit, place) => (
        <SearchHitRow key={hit.id} hit={hit} eager={place < eagerHits} />
      ))}
    </div>
  )
}
