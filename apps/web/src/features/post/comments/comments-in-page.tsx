import type { PublishItem } from '@guangquan/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWidth } from '../../../shared/page/use-width.ts'
import { CommentCount } from './comment-count.tsx'
import { CommentSection } from './comment-section.tsx'
import { commentPages } from './comment-queries.ts'
import type { CommentPlace } from './use-comment-place.ts'

/** The comments in a post's own page; on phones they are in a sheet instead. */
export function CommentsInPage({ post, place }: { post: PublishItem; place: CommentPlace }) {
  const { section } = place
  const { isPending } = useInfiniteQuery(commentPages(post.id, 'hot'))
  if (!useWidth('wider')) return null
  return (
    <section ref={section} id="comment" className="comments-in-page" aria-label="评论" data-at="wider">
      <h2 className="text-h4 font-semibold">
        <CommentCount post={post} />
      </h2>
      <CommentSection
        post={post}
        layout={(list, form) => (
          <>
            <div className="mt-5">{list}</div>
            {/* Only with the comments: they would push it down. */}
            {isPending ? null : <div className="comments-box">{form}</div>}
          </>
        )}
      />
    </section>
  )
}
