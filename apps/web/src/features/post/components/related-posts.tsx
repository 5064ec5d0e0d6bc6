import { Photo, scaledSizes } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/posts/detail-link.ts'
import { layoutRows } from '../related-rows.ts'

/** Width of a row, at most. */
const rowSizes = '(min-width: 1280px) calc(100vw - 516px), 100vw'

/** Photographs by others that share tags, topics or gear with this post; nothing if there are none. */
export function RelatedPosts({ postId }: { postId: string }) {
  const related = useQuery(queries.one(api.NewPublish.GetRelated, { id: postId }))
  if (related.data === undefined || related.data.length === 0) return null
  return (
    <section className="related-posts" aria-labelledby="related">
      <h2 id="related" className="mb-3 text-h4 font-semibold">
        相关作品
      </h2>
      <ul>
        {layoutRows(related.data).map(({ item: tile, ratio, share, part }) => {
          const item = { id: tile.publishId, category: tile.category, publishType: tile.publishType }
          const { title } = tile.picture
          return (
            <li key={tile.publishId} style={{ flex: `${ratio} 1 calc(${share})` }}>
              <Link
                {...detailLink(item)}
                aria-label={`${title === '' ? '查看作品' : `查看《${title}》`}，作者 ${tile.authorNickName}`}
              >
                <Photo photo={tile.picture} alt="" sizes={scaledSizes(rowSizes, part)} ratio={ratio} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
