import type { PublishItem } from '@guangquan/contract'
import { confirm, showToast, type MenuItem } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../platform/api.ts'
import { ownPaths } from '../../platform/own-paths.ts'
import { goTo } from '../../platform/routing/site-history.ts'
import { settle } from '../../shared/overlay.ts'
import { openReport } from '../../shared/post-dialogs.ts'
import { useReactions } from './reactions.ts'
import { shareAddress } from './share.ts'
import { showError } from '../../shared/show-error.ts'

const nouns: Record<number, string> = { 1: '张照片', 2: '篇文章', 3: '个视频', 4: '个投票' }

/** Types that have an edit page. */
const editable = new Set([1, 2, 3, 4])

/** Menu of a post for this viewer: 复制链接; on own posts also comments and 删除, on others' 举报. */
export function usePostMenu(post: PublishItem, onDeleted?: () => void): MenuItem[] {
  const queryClient = useQueryClient()
  const { commentsClosed } = useReactions(post)

  async function remove() {
    const agreed = await confirm({
      title: `删除这${nouns[post.publishType] ?? '篇作品'}？`,
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
      showError(error, '没有删掉，请重试')
      return
    }
    settle(`post:${post.id}`, { removed: true })
    showToast('已删除')
    onDeleted?.()
    await Promise.all([
      queries.invalidate(queryClient, api.NewPublish.GetOwnPublishList),
      queries.invalidate(queryClient, api.Picture.GetUserPublishList),
      queries.invalidate(queryClient, api.UserInfo.GetUserHome),
    ])
  }

  const items: MenuItem[] = [
    {
      id: 'link',
      label: '复制链接',
      onSelect: () => {
        void navigator.clipboard.writeText(shareAddress(post)).then(
          () => showToast('已复制链接'),
          () => showToast('浏览器不允许复制', 'error'),
        )
      },
    },
  ]
  if (!post.isAuthor) {
    items.push({
      id: 'report',
      label: '举报',
      onSelect: () => openReport({ reportType: 1, targetId: post.id }),
    })
    return items
  }
  if (editable.has(post.publishType)) {
    items.push({
      id: 'edit',
      label: '编辑',
      onSelect: () => goTo(ownPaths.editPost(post.publishType, post.id)),
    })
  }
  items.push({
    id: 'comments',
    label: commentsClosed ? '打开评论' : '关闭评论',
    onSelect: () => void closeComments(post.id, !commentsClosed),
  })
  items.push({ id: 'delete', label: '删除', danger: true, onSelect: () => void remove() })
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
