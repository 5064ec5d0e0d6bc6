import '../article-list.css'
import '../article-list.css'
import type { PublishCard } from '@guangquan/contract'
import { Photo } from '@guangquan/ui'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/posts/detail-link.ts'
import { useCategoryName } from '../use-category-name.ts'

interface ArticleTileProps {
  article: PublishCard
  /** The first of a list: large, with its text beside it. */
  large?: boolean
  /** Shows the category and the beginning of the text. */
  full?: boolean
  eager?: boolean
}

/** An article in a list: cover, title, author and reading time; one link. */
export function ArticleTile({ article, large = false, full = false, eager = false }: ArticleTileProps) {
  const category = useCategoryName(article.article?.categoryId)
  const { cover, article: facts } = article
  return (
    <Link {...detailLink(article)} className="article-tile" data-large={large || undefined}>
      {cover == null ? (
        <span className="article-tile-blank" />
      ) : (
        <Photo
          photo={cover}
          ratio={16 / 9}
          alt=""
          eager={eager}
          sizes={
            large
              ? '(min-width: 1440px) 900px, (min-width: 1024px) 64vw, 100vw'
              : '(min-width: 1440px) 448px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw'
          }
        />
      )}
      <span className="article-tile-words">
        {full && category !== '' ? (
          <span className="article-tile-category">
            {category}
            {article.publishType === lesson ? <i>官方</i> : null}
          </span>
        ) : null}
        <b className="article-tile-title">{article.title}</b>
        {full ? <span className="article-tile-summary">{article.summary}</span> : null}
        <span className="article-tile-facts">
          {article.authorNickName}
          {facts ? `　${facts.readingTime} 分钟` : ''}
        </span>
      </span>
    </Link>
  )
}

/** `publishType` of a lesson by the site. */
const lesson = 8
