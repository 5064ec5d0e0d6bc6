import type { OwnPost } from '@guangquan/contract'
import { CountText, IconButton, Menu, StatusPill, TimeText } from '@guangquan/ui'
import { DotsThreeIcon } from '@guangquan/ui/icons'
import { serverNow } from '../../../platform/boot.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { detailLink } from '../../../shared/posts/detail-link.ts'
import { useReactions } from '../../../shared/overlay/reactions.ts'
import { ownStateOf, usePostMenu } from '../../post/index.ts'
import { PostThumb, titleOf } from './post-thumb.tsx'

/** One of the member's own posts: content, state and counts. */
export function OwnPostRow({ post }: { post: OwnPost }) {
  const shown = useReactions(post)
  const menu = usePostMenu(post)
  const state = ownStateOf(post.status)
  if (shown.removed) return null
  return (
    <li className="own-post">
      <PostThumb post={post} />
      <div className="min-w-0 flex-1">
        <p className="own-post-title">
          <Link {...detailLink(post)} className="hover:underline">
            {titleOf(post)}
          </Link>
          {state === undefined ? null : <StatusPill tone={state.tone}>{state.label}</StatusPill>}
          {audienceOf(post)}
        </p>
        <p className="text-small text-ink-3">
          <TimeText at={post.createTime} now={serverNow()} />
          {post.editedTime ? '　已编辑' : ''}
          {state === undefined ? '' : `　${state.help}`}
        </p>
        {post.reviewReason === '' ? null : (
          <p className="text-small text-danger">原因：{post.reviewReason}</p>
        )}
        <p className="own-post-counts ui-print">
          <span>
            喜欢 <CountText value={shown.likeCount} />
          </span>
          <span>
            评论 <CountText value={shown.replyCount} />
          </span>
          <span>
            收藏 <CountText value={shown.collectCount} />
          </span>
          <span>
            浏览 <CountText value={post.viewCount} />
          </span>
        </p>
      </div>
      <Menu
        label="更多操作"
        items={menu}
        align="end"
        trigger={(attributes) => (
          <IconButton
            {...attributes}
            label={`《${titleOf(post)}》的更多操作`}
            icon={<DotsThreeIcon size={22} />}
          />
        )}
      />
    </li>
  )
}

function audienceOf({ exposeUser: audiences = [] }: OwnPost) {
  if (audiences.includes(3)) return null
  return <StatusPill>{audiences.length === 0 ? '仅自己可见' : '部分可见'}</StatusPill>
}
