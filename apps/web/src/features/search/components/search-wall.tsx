import type { PictureTile } from '@guangquan/contract'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '../../../platform/routing/link.tsx'
import { LightTable } from '../../../shared/pictures/light-table.tsx'
import { pagedPhotos } from '../../../shared/lists/photo-list.ts'
import { justifyEvenly, PhotoWall } from '../../photo/index.ts'
import { searchPath, type SearchAddress } from '../search-address.ts'
import { photosOf, tileOfHit } from '../search-results.ts'

interface SearchWallProps {
  address: SearchAddress
  tiles: PictureTile[]
}

/** The first photographs of a search; the viewer continues to all of them. */
export function SearchWall({ address, tiles }: SearchWallProps) {
  const queryClient = useQueryClient()
  return (
    <section className="search-wall" aria-labelledby="search-wall">
      <header className="search-wall-head">
        <h2 id="search-wall" className="text-h4 font-semibold">
          图片
        </h2>
        <Link
          to={searchPath({ ...address, tab: 'photo' })}
          className="ui-hit-area text-small text-ink-2 hover:underline"
        >
          全部图片 →
        </Link>
      </header>
      <LightTable tiles={tiles} list={() => pagedPhotos(queryClient, photosOf(address), tileOfHit)}>
        <PhotoWall tiles={tiles} isLast layout={justifyEvenly} eagerRows={1} />
      </LightTable>
    </section>
  )
}
