import type { PublishCard } from '@guangquan/contract'
import { recycleBinDays } from '@guangquan/contract/post/post.limits'
import { confirm, showToast } from '@guangquan/ui'
import type { QueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../platform/api.ts'
import { settle } from '../../shared/overlay/overlay.ts'
import { countPictures } from '../../shared/pictures/post-tile.ts'
import { showError } from '../../shared/forms/show-error.ts'

/** The noun for a post other than photographs. */
const nouns: Record<number, string> = { 2: '篇文章', 3: '个视频', 4: '个投票' }

interface Deleting {
  post: Pick<PublishCard, 'id' | 'publishType' | 'pictures' | 'pictureCount'>
  onDeleted: (() => void) | undefined
}

/**
 * Asks, moves a post of the viewer's to the recycle bin, and offers 撤销, which restores it.
 * @throws ApiError
 */
export async function deletePost(queryClient: QueryClient, { post, onDeleted }: Deleting): Promise<void> {
  const agreed = await confirm({ ...questionAbout(post), danger: true })
  if (!agreed) {
    showToast('已取消', 'info')
    return
  }
  await client.call(api.NewPublish.DeletePublish, { id: post.id, requestId: crypto.randomUUID() })
  settle(`post:${post.id}`, { removed: true })
  showToast('已移到回收站', 'success', { label: '撤销', run: () => void restore(queryClient, post.id) })
  onDeleted?.()
  await refresh(queryClient)
}

/** The question: what is deleted, how many photographs, and how long it can be restored. */
function questionAbout(post: Deleting['post']): { title: string; text: string } {
  const bin = `删除后${recycleBinDays}天内可在回收站恢复，之后将永久删除。`
  if (post.publishType !== 1) return { title: `删除这${nouns[post.publishType] ?? '篇作品'}？`, text: bin }
  const count = countPictures(post)
  if (count < 2) return { title: '删除这张照片？', text: bin }
  return { title: `删除这 ${count} 张照片？`, text: `${count} 张照片会一起移到回收站。${bin}` }
}

async function restore(queryClient: QueryClient, id: string): Promise<void> {
  try {
    await client.call(api.NewPublish.RestorePublish, { id, requestId: crypto.randomUUID() })
    settle(`post:${id}`, { removed: false })
    showToast('已恢复')
    await refresh(queryClient)
  } catch (error) {
    showError(error, '没有恢复，可在回收站里再试')
  }
}

async function refresh(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidate(queryClient, api.NewPublish.GetOwnPublishList),
    queries.invalidate(queryClient, api.Picture.GetUserPublishList),
    queries.invalidate(queryClient, api.UserInfo.GetUserHome),
  ])
}
