import type { NearestResults } from '@guangquan/contract'
import { gearConditions } from '@guangquan/rules/gear/gear-conditions'
import { parseGearQuery } from '@guangquan/rules/gear/gear-query'
import { Link } from '../../../platform/routing/link.tsx'
import { LightTable } from '../../../shared/pictures/light-table.tsx'
import { fixedPhotos, tilesOf } from '../../../shared/lists/photo-list.ts'
import { justifyEvenly, PhotoWall } from '../../photo/index.ts'
import { readableCondition } from '../readable-condition.ts'
import { searchPath, type SearchAddress } from '../search-address.ts'
import { tileOfHit } from '../search-results.ts'
import { SearchHitRow } from './search-hit-row.tsx'

interface NearestPostsProps {
  address: SearchAddress
  nearest: NonNullable<NearestResults['nearest']>
}

/** The nearest results of a search without results, with the conditions that they meet. */
export function NearestPosts({ address, nearest }: NearestPostsProps) {
  const { keyword, topicId, withinDays, items } = nearest
  const query = parseGearQuery(keyword)
  const conditions = [query.words, ...gearConditions(query).map(({ text }) => readableCondition(text))]
  const tiles = tilesOf(items, tileOfHit)
  return (
    <section aria-labelledby="search-nearest">
      <header className="search-wall-head">
        <h2 id="search-nearest" className="text-h4 font-semibold">
          最接近的作品
        </h2>
        <Link
          to={searchPath({ ...address, q: keyword, topicId, days: withinDays })}
          className="ui-hit-area text-small text-ink-2 hover:underline"
        >
          {conditions.filter((text) => text !== '').join('　')} →
        </Link>
      </header>
      {tiles.length === items.length ? (
        <LightTable tiles={tiles} list={() => fixedPhotos(tiles)}>
          <PhotoWall tiles={tiles} isLast layout={justifyEvenly} eagerRows={1} />
        </LightTable>
      ) : (
        items.map((hit) => <SearchHitRow key={hit.id} hit={hit} eager={false} />)
      )}
    </section>
  )
}
