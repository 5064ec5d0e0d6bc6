import { PostSkeleton, WallSkeleton } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { tilesOf } from '../../../shared/photo-list.ts'
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
      feedLabel={isWall ? undefined : '搜索结果'}
    >
      {(hits, { isLast }) =>
        isWall ? (
          <VirtualWall tiles={tilesOf(hits, tileOfHit)} isLast={isLast} />
        ) : (
          hits
            .filter((hit) => !shown.has(hit.id))
            .map((hit, place) => <SearchHitRow key={hit.id} hit={hit} eager={place < eagerHits} />)
        )
      }
    </InfiniteList>
  )
}
