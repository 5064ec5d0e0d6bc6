import type { ArticleDetail } from '@guangquan/contract'
import { ActionBar, CountText, Photo, Rebate, Sheet, wallFrame } from '@guangquan/ui'
import { useEffect, useRef, useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { useLocation, useNavigate } from '../../../app/routing/hooks.ts'
import { Link } from '../../../app/routing/link.tsx'
import { imageMenu } from '../../../shared/image-menu.ts'
import { usePageTitle } from '../../../shared/page-bar.tsx'
import { openShare } from '../../../shared/post-dialogs.ts'
import { useAlive } from '../../../shared/use-alive.ts'
import { useWidth } from '../../../shared/use-width.ts'
import { exposureOf } from '../../../shared/exposure.ts'
import {
  collectPost,
  CommentSection,
  likePost,
  PostAuthor,
  usePostMenu,
  useReactions,
} from '../../post/index.ts'
import { useCategoryName } from '../use-category-name.ts'
import { ArticleBody } from './article-body.tsx'
import { RelatedArticles } from './related-articles.tsx'

/** An article on its own page: lead picture, text, actions, comments, and what to read next. */
export function ArticleView({ article }: { article: ArticleDetail }) {
  usePageTitle(article.title)
  const shown = useReactions(article)
  const navigate = useNavigate()
  const menu = usePostMenu(article, () => navigate(paths.user(), { replace: true }))
  const category = useCategoryName(article.article?.categoryId)
  const isPhone = useWidth('phone')
  const isDesk = useWidth('desk')
  const isWider = useWidth('wider')
  const { hash } = useLocation()
  const comments = useRef<HTMLElement>(null)
  const [sheetOpen, setSheetOpen] = useState<boolean>()
  const commentsWanted = useAlive() && hash === '#comment'

  useEffect(() => {
    if (commentsWanted && !isPhone) comments.current?.scrollIntoView({ block: 'start' })
  }, [commentsWanted, isPhone])

  const like = {
    count: shown.likeCount,
    pressed: shown.isLike,
    onToggle: (on: boolean) => void likePost(article.id, shown, on),
  }
  const collect = {
    count: shown.collectCount,
    pressed: shown.isCollect,
    onToggle: (on: boolean) => void collectPost(article.id, shown, on),
  }
  const share = { count: shown.shareCount, onShare: () => openShare(article) }
  const comment = {
    count: shown.replyCount,
    onOpen: () => (isPhone ? setSheetOpen(true) : comments.current?.scrollIntoView()),
  }
  const commentTitle = (
    <h2 className="text-h4 font-semibold">
      评论 <CountText value={shown.replyCount} className="font-normal text-ink-3" />
    </h2>
  )
  return (
    <>
      <article className="article">
        <header className="article-head">
          {category === '' ? null : (
            <Link to={paths.studyCategory(article.article?.categoryId ?? 0)} className="article-category">
              {category}
            </Link>
          )}
          <h1 className="article-title">{article.title}</h1>
          <PostAuthor
            post={article}
            after={article.article === null ? null : <>　{article.article.readingTime} 分钟读完</>}
          />
        </header>
        {article.lead === null ? null : (
          <figure
            className="article-lead"
            {...imageMenu({
              link: paths.article(article.id),
              ...(article.lead.url2048 === null ? {} : { view: article.lead.url2048 }),
            })}
          >
            <Photo photo={article.lead} alt="" sizes="(min-width: 1168px) 1120px, 100vw" eager />
            <Rebate
              frame={wallFrame(article.id)}
              postId={article.id}
              exposure={exposureOf(article.lead.exif)}
            />
          </figure>
        )}
        <div className="article-main">
          {isDesk ? (
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
                    <Link key={tag} to={paths.tag(tag)}>
                      #{tag}
                    </Link>
                  ))}
                </p>
              )}
              <ActionBar
                className="article-actions"
                like={like}
                comment={comment}
                collect={collect}
                share={share}
                more={menu}
              />
            </footer>
            {isWider ? (
              <section
                ref={comments}
                id="comment"
                className="article-comments"
                aria-label="评论"
                data-at="wider"
              >
                {commentTitle}
                <CommentSection
                  post={article}
                  layout={(list, form) => (
                    <>
                      <div className="mt-5">{list}</div>
                      <div className="mt-8">{form}</div>
                    </>
                  )}
                />
              </section>
            ) : null}
          </div>
        </div>
      </article>
      <RelatedArticles id={article.id} />
      {isPhone ? (
        <div data-at="phone">
          <div className="article-bar">
            <button type="button" className="article-bar-say" onClick={() => setSheetOpen(true)}>
              说点什么
            </button>
            <ActionBar like={like} collect={collect} share={share} />
          </div>
          <CommentSection
            post={article}
            layout={(list, form) => (
              <Sheet
                open={sheetOpen ?? commentsWanted}
                onClose={() => setSheetOpen(false)}
                title={commentTitle}
                footer={form}
                tall
              >
                <div className="pt-8">{list}</div>
              </Sheet>
            )}
          />
        </div>
      ) : null}
    </>
  )
}
