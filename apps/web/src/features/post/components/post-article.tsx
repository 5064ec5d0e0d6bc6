import type { PostPartOf, PublishCard } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/posts/detail-link.ts'

interface PostArticleProps {
  post: PublishCard
  part: PostPartOf<'article'>
  eager: boolean
}

/** An article in a feed: title and beginning on the left, cover on the right; one link. */
export function PostArticle({ post, part, eager }: PostArticleProps) {
  return (
    <Link {...detailLink(post)} className="post-article">
      <span className="post-article-words">
        <b>{post.title}</b>
        <span className="post-article-summary">{post.summary}</span>
        <span className="text-small text-ink-3">文章　{part.article.readingTime} 分钟读完</span>
      </span>
      {part.cover === null ? null : (
        <Photo
          photo={part.cover}
          ratio={16 / 9}
          alt=""
          sizes="(min-width: 768px) 289px, 34vw"
          eager={eager}
        />
      )}
    </Link>
  )
}
