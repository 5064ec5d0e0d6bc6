import type { SearchHit } from '@guangquan/contract'
import { EmptyState, LinkButton, PostSkeleton, WallSkeleton } from '@guangquan/ui'
import { api, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/infinite-list.tsx'
import { tilesOf } from '../../../shared/photo-list.ts'
import { tileOfPost } from '../../../shared/post-tile.ts'
import { VirtualWall } from '../../photo/index.ts'
import { inputOf, pathOfWord, searchPath, type SearchAddress } from '../search-address.ts'
import { SearchHitRow } from './search-hit-row.tsx'

const eagerHits = 4

/** Posts among the results: rows of text and pictures; on 图片 a photo wall. */
export function SearchPosts({ address }: { address: SearchAddress }) {
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
          hits.map((hit, place) => <SearchHitRow key={hit.id} hit={hit} eager={place < eagerHits} />)
        )
      }
    </InfiniteList>
  )
}

function NothingFound({ address }: { address: SearchAddress }) {
  const isNarrowed = searchPath(address) !== pathOfWord(address.q)
  return (
    <EmptyState
      title="没有找到"
      help="换一个词，少一个条件，或看看话题和影友"
      action={
        isNarrowed ? (
          <LinkButton kind="line" href={pathOfWord(address.q)}>
            在全部作品里找
          </LinkButton>
        ) : null
      }
    />
  )
}

const tileOfHit = ({ item }: SearchHit) => tileOfPost(item)
