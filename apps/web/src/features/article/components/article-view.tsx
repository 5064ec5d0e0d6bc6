import type { ArticleDetail } from '@guangquan/contract'
import { ActionBar, Photo, Rebate, wallFrame, largestWidth } from '@guangquan/ui'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { imageMenu } from '../../../shared/pictures/image-menu.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { useWidth } from '../../../shared/page/use-width.ts'
import { exposureOf } from '../../../shared/pictures/exposure.ts'
import {
  CommentsInPage,
  CommentsOnPhone,
  EmotionRow,
  PostAuthor,
  useCommentPlace,
  usePostActions,
  OwnPostState,
} from '../../post/index.ts'
import { useCategoryName } from '../use-category-name.ts'
import { ArticleBody } from './article-body.tsx'
import { RelatedArticles } from './related-articles.tsx'

/** An article on its own page: cover, text, actions, comments, and related articles. */
export function ArticleView({ article }: { article: ArticleDetail }) {
  usePageTitle(article.title)
  const category = useCategoryName(article.article?.categoryId)
  const isWide = useWidth('desk')
  const comments = useCommentPlace()
  const actions = usePostActions(article, comments.show)
  const { like, comment, collect, share } = actions
  return (
    <>
      <article className="article">
        <header className="article-head">
          {category === '' ? (
            // The title must not move when the name arrives.
            <span className="article-category ui-hit-area">{'\u00a0'}</span>
          ) : (
            <Link
              to={paths.studyCategory(article.article?.categoryId ?? 0)}
              className="article-category ui-hit-area"
            >
              {category}
            </Link>
          )}
          <h1 className="article-title">{article.title}</h1>
          <PostAuthor
            post={article}
            after={
              <>
                {article.article === null ? null : <>　{article.article.readingTime} 分钟读完</>}
                {article.place === '' ? null : <>　{article.place}</>}
              </>
            }
          />
          <OwnPostState post={article} />
        </header>
        {article.lead === null ? null : (
          <figure className="article-lead" {...imageMenu({ link: paths.article(article.id) })}>
            <Photo
              photo={article.lead}
              alt=""
              sizes={leadSizes(article.lead)}
              eager
              style={{ maxWidth: largestWidth(article.lead) }}
            />
            <Rebate
              frame={wallFrame(article.id)}
              postId={article.id}
              exposure={exposureOf(article.lead.exif)}
            />
          </figure>
        )}
        <div className="article-main">
          {isWide ? (
            <div className="article-aside" data-at="desk">
              <ActionBar
                className="article-floating"
                like={like}
                collect={collect}
                comment={comment}
                share={share}
              />
            </div>
          ) : null}
          <div className="article-column">
            <ArticleBody article={article} />
            <footer className="article-foot">
              {article.tags.length === 0 ? null : (
                <p className="article-tags">
                  {article.tags.map((tag) => (
                    <Link key={tag} to={paths.tag(tag)} className="ui-hit-area">
                      #{tag}
                    </Link>
                  ))}
                </p>
              )}
              {article.status === 2 ? <EmotionRow postId={article.id} /> : null}
              <ActionBar className="article-actions" {...actions} />
            </footer>
            <CommentsInPage post={article} place={comments} />
          </div>
        </div>
      </article>
      <RelatedArticles id={article.id} />
      <CommentsOnPhone post={article} place={comments} actions={actions} />
    </>
  )
}

/** Whole in a wide window, and cut to 4:3 on a phone, see `article.css`. */
function leadSizes({ width, height }: { width: number; height: number }): string {
  const onPhone = Math.ceil(100 * Math.max(1, width / height / (4 / 3)))
  return `(min-width: 1168px) 1120px, (min-width: 768px) 100vw, ${onPhone}vw`
}
