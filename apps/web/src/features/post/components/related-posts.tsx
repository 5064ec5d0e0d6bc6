import { Photo } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../app/api.ts'
import { Link } from '../../../app/routing/link.tsx'
import { detailLink } from '../../../shared/detail-link.ts'

/** Photographs of others that share tags, topics or gear with this post; nothing where there are none. */
export function RelatedPosts({ postId }: { postId: string }) {
  const related = useQuery(queries.one(api.NewPublish.GetRelated, { id: postId }))
  if (related.data === undefined || related.data.length === 0) return null
  return (
    <section className="related-posts" aria-labelledby="related">
      <h2 id="related" className="mb-3 text-h4 font-semibold">
        相关作品
      </h2>
      <ul>
        {related.data.map((tile) => {
          const { width, height, title } = tile.picture
          const ratio = Math.min(2, Math.max(0.6, width / height))
          const item = { id: tile.publishId, category: tile.category, publishType: tile.publishType }
          return (
            <li key={tile.publishId} style={{ flex: `${ratio} 1 0`, aspectRatio: ratio }}>
              <Link
                {...detailLink(item)}
                aria-label={`${title === '' ? '查看作品' : `查看《${title}》`}，作者 ${tile.authorNickName}`}
              >
                <Photo photo={tile.picture} alt="" sizes="(min-width: 768px) 22vw, 50vw" ratio={ratio} />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
