import type { PublishCard } from '@guangquan/contract'
import { showToast, type MenuItem } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api, client } from '../../platform/api.ts'
import { ownPaths } from '../../platform/own-paths.ts'
import { goTo } from '../../platform/routing/site-history.ts'
import { settle } from '../../shared/overlay/overlay.ts'
import { openReport } from '../../shared/posts/post-dialogs.ts'
import { useReactions } from '../../shared/overlay/reactions.ts'
import { isForOthers } from './components/own-post-state.tsx'
import { shareAddress } from './share.ts'
import { showError } from '../../shared/forms/show-error.ts'

/**
 * Menu of a post for this viewer: 复制链接, unless it is in review, and the actions in `can`. Actions that are not allowed
 * at the moment are shown with the reason.
 */
export function usePostMenu(post: PublishCard, onDeleted?: () => void): MenuItem[] {
  const queryClient = useQueryClient()
  const { commentsClosed } = useReactions(post)

  async function remove() {
    try {
      const { deletePost } = await import('./delete-post.ts')
      await deletePost(queryClient, { post, onDeleted })
    } catch (error) {
      showError(error, '没有删掉，请重试')
    }
  }

  const { can, whyNot = {} } = post
  const items: MenuItem[] = []
  if (isForOthers(post)) {
    items.push({
      id: 'link',
      label: '复制链接',
      onSelect: () => {
        void navigator.clipboard.writeText(shareAddress(post)).then(
          () => showToast('已复制链接'),
          () => showToast('浏览器不允许复制', 'error'),
        )
      },
    })
  }
  if (can.report === true) {
    items.push({
      id: 'report',
      label: '举报',
      onSelect: () => openReport({ reportType: 1, targetId: post.id }),
    })
  }
  if (can.edit === true || whyNot.edit !== undefined) {
    items.push({
      id: 'edit',
      label: '编辑',
      whyNot: whyNot.edit,
      onSelect: () => goTo(ownPaths.editPost(post.publishType, post.id)),
    })
  }
  if (can.closeComments === true) {
    items.push({
      id: 'comments',
      label: commentsClosed ? '打开评论' : '关闭评论',
      onSelect: () => void closeComments(post.id, !commentsClosed),
    })
  }
  if (can.remove === true) {
    items.push({ id: 'delete', label: '删除', danger: true, onSelect: () => void remove() })
  }
  return items
}

async function closeComments(publishId: string, on: boolean): Promise<void> {
  try {
    const response = await client.call(api.NewPublish.CloseComments, {
      publishId,
      on,
      requestId: crypto.randomUUID(),
    })
    settle(`post:${publishId}`, response)
    showToast(response.commentsClosed ? '已关闭评论' : '已打开评论')
  } catch (error) {
    showError(error)
  }
}
