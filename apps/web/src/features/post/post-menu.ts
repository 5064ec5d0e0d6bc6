import type { PublishItem } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { confirm, showToast, type MenuItem } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../app/api.ts'
import { lay } from '../../shared/overlay.ts'
import { shareAddress } from './share.ts'

/** Menu of a post for this viewer: 复制链接, and 删除 on one's own. */
export function usePostMenu(post: PublishItem, onDeleted?: () => void): MenuItem[] {
  const queryClient = useQueryClient()

  async function remove() {
    const agreed = await confirm({
      title: '删除这张照片？',
      text: '删除后30天内可在回收站恢复，之后将永久删除。',
      danger: true,
    })
    if (!agreed) {
      showToast('已取消', 'info')
      return
    }
    try {
      await client.call(api.NewPublish.DeletePublish, { id: post.id, requestId: crypto.randomUUID() })
    } catch (error) {
      showToast(error instanceof ApiError ? error.message : '没有删掉，请重试', 'error')
      return
    }
    lay(`post:${post.id}`, { removed: true })
    showToast('已删除')
    onDeleted?.()
    await Promise.all([
      queries.invalidate(queryClient, api.Picture.GetUserPublishList),
      queries.invalidate(queryClient, api.UserInfo.GetUserHome),
    ])
  }

  const items: MenuItem[] = [
    {
      id: 'link',
      label: '复制链接',
      onSelect: () => {
        void navigator.clipboard.writeText(shareAddress(post.id)).then(
          () => showToast('已复制链接'),
          () => showToast('浏览器不允许复制', 'error'),
        )
      },
    },
  ]
  if (post.isAuthor) items.push({ id: 'delete', label: '删除', danger: true, onSelect: () => void remove() })
  return items
}
