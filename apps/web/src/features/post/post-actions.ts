import type { PublishItem } from '@guangquan/contract'
import { useNavigate } from '../../platform/routing/hooks.ts'
import { paths } from '../../platform/paths.ts'
import { openShare } from '../../shared/posts/post-dialogs.ts'
import { usePostMenu } from './post-menu.ts'
import { collectPost, likePost, useReactions } from '../../shared/overlay/reactions.ts'

/** Actions of the `ActionBar`s on a post's own page. Deleting the post there leads to the author's own page. */
export function usePostActions(post: PublishItem, onComment: () => void) {
  const shown = useReactions(post)
  const navigate = useNavigate()
  const more = usePostMenu(post, () => navigate(paths.user(), { replace: true }))
  return {
    like: {
      count: shown.likeCount,
      pressed: shown.isLike,
      onToggle: (on: boolean) => void likePost(post.id, shown, on),
    },
    comment: { count: shown.replyCount, onOpen: onComment },
    collect: {
      count: shown.collectCount,
      pressed: shown.isCollect,
      onToggle: (on: boolean) => void collectPost(post.id, shown, on),
    },
    // A post that is not public is visible to nobody else.
    share: post.status === 2 ? { count: shown.shareCount, onShare: () => openShare(post) } : undefined,
    more,
  }
}

export type PostActions = ReturnType<typeof usePostActions>
