import type { PublishItem } from '@guangquan/contract'
import { ActionBar, IconButton, Menu, type MenuItem } from '@guangquan/ui'
import { DotsThreeIcon } from '@guangquan/ui/icons'
import { useState, type ReactNode } from 'react'
import { PageAction, usePageTitle } from '../../../shared/page/page-bar.tsx'
import { titleOfPost } from '../../../shared/posts/title-of-post.ts'
import { useWidth } from '../../../shared/page/use-width.ts'
import { audienceLabel } from '../audience-label.ts'
import { CommentsInPage } from '../comments/comments-in-page.tsx'
import { CommentsOnPhone } from '../comments/comments-on-phone.tsx'
import { useCommentPlace } from '../comments/use-comment-place.ts'
import { downloadJpeg, jpegAddress } from '../download-jpeg.ts'
import { usePostActions, type PostActions } from '../post-actions.ts'
import { useArrowKeys, useNeighbours } from '../use-list-steps.ts'
import { EmotionRow } from './emotion-row.tsx'
import { ListSteps } from './list-steps.tsx'
import { OwnPostState } from './own-post-state.tsx'
import { PostPart } from './kinds/post-part.tsx'
import { PostAuthor } from './post-author.tsx'
import { PostFacts } from './post-facts.tsx'
import { PostStage } from './post-stage.tsx'
import { RelatedWhenNear } from './related-when-near.tsx'
import { FrameStrip } from './frame-strip.tsx'

/**
 * A post on its own page: its photographs or another `stage`, with author, actions and comments beside it (below it
 * under 1280 px).
 */
export function PostDetail({ post, stage }: { post: PublishItem; stage?: ReactNode }) {
  usePageTitle(titleOfPost(post))
  const comments = useCommentPlace()
  const [frame, setFrame] = useState(0)
  const actions = withDownload(usePostActions(post, comments.show), {
    jpeg: stage === undefined ? jpegAddress(post, post.pictures[frame] ?? post.pictures[0]) : null,
  })
  const neighbours = useNeighbours(post.id)
  useArrowKeys({ frame, last: post.pictures.length - 1, onFrame: setFrame, neighbours })
  const isPhone = useWidth('phone')
  const isWider = useWidth('wider')
  const author = (
    <>
      <PostAuthor post={post} after={<>　{audienceLabel(post)}</>} />
      <OwnPostState post={post} />
    </>
  )
  return (
    <div className="post-detail">
      {isPhone ? (
        <PageAction>
          <ListSteps neighbours={neighbours} short />
          <PhoneMenu items={actions.more} />
        </PageAction>
      ) : null}
      <div className="post-detail-stage">
        {stage ?? (
          <>
            <PostStage
              post={post}
              frame={frame}
              neighbours={neighbours}
              below={
                isPhone ? (
                  <div className="post-author-below" data-at="phone">
                    {author}
                  </div>
                ) : null
              }
            />
            <PostFacts post={post} picture={post.pictures[frame] ?? post.pictures[0]} />
            <div className="post-part">
              <PostPart post={post} live />
            </div>
            <FrameStrip pictures={post.pictures} frame={frame} onFrame={setFrame} />
          </>
        )}
      </div>
      <aside className="post-detail-panel" aria-label="作者与评论">
        {isWider || stage !== undefined ? (
          <div data-at={stage === undefined ? 'wider' : undefined}>{author}</div>
        ) : null}
        {isWider ? (
          <div data-at="wider">
            <ActionBar className="post-detail-actions" {...actions} />
          </div>
        ) : null}
        {post.status === 2 ? <EmotionRow postId={post.id} /> : null}
        <CommentsInPage post={post} place={comments} />
      </aside>
      <RelatedWhenNear postId={post.id} />
      <CommentsOnPhone post={post} place={comments} actions={actions} />
    </div>
  )
}

/** Adds the download of the shown photograph to the menu, after its first entry. */
function withDownload(actions: PostActions, { jpeg }: { jpeg: string | null }): PostActions {
  if (jpeg === null) return actions
  const item = { id: 'download', label: '下载 JPEG', onSelect: () => downloadJpeg(jpeg) }
  const [first, ...others] = actions.more
  return { ...actions, more: first === undefined ? [item] : [first, item, ...others] }
}

// On phones the bar at the bottom has no room for it.
function PhoneMenu({ items }: { items: readonly MenuItem[] }) {
  return (
    <Menu
      label="更多操作"
      align="end"
      items={items}
      trigger={(attributes) => (
        <IconButton label="更多操作" icon={<DotsThreeIcon size={22} />} {...attributes} />
      )}
    />
  )
}
