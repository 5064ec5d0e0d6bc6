import type { PublishItem } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/detail-link.ts'

/** An article in a feed: title and beginning on the left, cover on the right; one link. */
export function PostArticle({ post, eager }: { post: PublishItem; eager: boolean }) {
  return (
    <Link {...detailLink(post)} className="post-article">
      <span className="post-article-words">
        <b>{post.title}</b>
        <span className="post-article-summary">{post.summary}</span>
        {post.article === null ? null : (
          <span className="text-small text-ink-3">文章　{post.article.readingTime} 分钟读完</span>
        )}
      </span>
      {post.cover === null ? null : (
        <Photo
          photo={post.cover}
          ratio={16 / 9}
          alt=""
          sizes="(min-width: 768px) 280px, 40vw"
          eager={eager}
        />
      )}
    </Link>
  )
}
