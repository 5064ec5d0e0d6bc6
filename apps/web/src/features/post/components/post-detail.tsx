import type { PublishItem } from '@guangquan/contract'
import { ActionBar, CountText, Sheet } from '@guangquan/ui'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../../../app/routing/hooks.ts'
import { paths } from '../../../app/paths.ts'
import { usePageTitle } from '../../../shared/page-bar.tsx'
import { useAlive } from '../../../shared/use-alive.ts'
import { useWidth } from '../../../shared/use-width.ts'
import { CommentSection } from '../comments/comment-section.tsx'
import { usePostMenu } from '../post-menu.ts'
import { collectPost, likePost, useReactions } from '../reactions.ts'
import { openShare } from '../../../shared/post-dialogs.ts'
import { EmotionRow } from './emotion-row.tsx'
import { PostPart } from './kinds/post-part.tsx'
import { PostAuthor } from './post-author.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostStage } from './post-stage.tsx'
import { RelatedWhenNear } from './related-when-near.tsx'
import { SameRoll } from './same-roll.tsx'

/** A post on its own page: the stage, and beside it (below it under 1280 px) author, actions and comments. */
export function PostDetail({ post }: { post: PublishItem }) {
  usePageTitle(post.title === '' ? `${post.authorNickName} 的作品` : post.title)
  const shown = useReactions(post)
  const navigate = useNavigate()
  const menu = usePostMenu(post, () => navigate(paths.user(), { replace: true }))
  const isPhone = useWidth('phone')
  const isWider = useWidth('wider')
  const { hash } = useLocation()
  const comments = useRef<HTMLElement>(null)
  const [frame, setFrame] = useState(0)
  const [sheetOpen, setSheetOpen] = useState<boolean>()
  const commentsWanted = useAlive() && hash === '#comment'

  useEffect(() => {
    if (commentsWanted && !isPhone) comments.current?.scrollIntoView({ block: 'start' })
  }, [commentsWanted, isPhone])

  const like = {
    count: shown.likeCount,
    pressed: shown.isLike,
    onToggle: (on: boolean) => void likePost(post.id, shown, on),
  }
  const collect = {
    count: shown.collectCount,
    pressed: shown.isCollect,
    onToggle: (on: boolean) => void collectPost(post.id, shown, on),
  }
  const share = { count: shown.shareCount, onShare: () => openShare(post) }
  const title = (
    <h2 className="text-h4 font-semibold">
      评论 <CountText value={shown.replyCount} className="font-normal text-ink-3" />
    </h2>
  )
  return (
    <div className="post-detail">
      <div className="post-detail-stage">
        <PostStage post={post} frame={frame} onFrame={setFrame} />
        <PostFacts post={post} picture={post.pictures[frame] ?? post.pictures[0]} />
        <div className="post-part">
          <PostPart post={post} live />
        </div>
        <SameRoll pictures={post.pictures} frame={frame} onFrame={setFrame} />
        <RelatedWhenNear postId={post.id} />
      </div>
      <aside className="post-detail-panel" aria-label="作者与评论">
        <PostAuthor post={post} after={<>　{audienceLabel(post)}</>} />
        <ActionBar
          className="post-detail-actions"
          like={like}
          collect={collect}
          share={share}
          comment={{
            count: shown.replyCount,
            onOpen: () => (isPhone ? setSheetOpen(true) : comments.current?.scrollIntoView()),
          }}
          more={menu}
        />
        {post.status === 2 ? <EmotionRow postId={post.id} /> : null}
        {isWider ? (
          <section
            ref={comments}
            id="comment"
            className="post-detail-comments"
            aria-label="评论"
            data-at="wider"
          >
            {title}
            <CommentSection
              post={post}
              layout={(list, form) => (
                <>
                  <div className="mt-5">{list}</div>
                  <div className="post-detail-form">{form}</div>
                </>
              )}
            />
          </section>
        ) : null}
      </aside>
      {isPhone ? (
        <div data-at="phone">
          <div className="post-detail-bar">
            <button type="button" className="post-detail-say" onClick={() => setSheetOpen(true)}>
              说点什么
            </button>
            <ActionBar like={like} collect={collect} share={share} />
          </div>
          <CommentSection
            post={post}
            layout={(list, form) => (
              <Sheet
                open={sheetOpen ?? commentsWanted}
                onClose={() => setSheetOpen(false)}
                title={title}
                footer={form}
                tall
              >
                <div className="pt-8">{list}</div>
              </Sheet>
            )}
          />
        </div>
      ) : null}
    </div>
  )
}

function audienceLabel(post: PublishItem): string {
  const audiences = post.exposeUser
  if (audiences === null || audiences.includes(3)) return '公开'
  if (audiences.length === 2) return '粉丝与关注'
  if (audiences.includes(1)) return '仅粉丝'
  return audiences.includes(2) ? '仅我关注的人' : '仅自己可见'
}
