import type { ReplyChild, ReplyItem } from '@guangquan/contract'
import { confirm, showToast, type MenuItem } from '@guangquan/ui'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../../platform/api.ts'
import { settle } from '../../../shared/overlay/overlay.ts'
import { openReport } from '../../../shared/posts/post-dialogs.ts'
import { changeReply, removeReply } from './comment-queries.ts'
import { showError } from '../../../shared/forms/show-error.ts'

type Either = ReplyItem | ReplyChild

/** The viewer's actions on a comment. */
export function useCommentMenu(reply: Either): MenuItem[] {
  const queryClient = useQueryClient()
  const { can } = reply
  const isPinned = 'pinned' in reply && reply.pinned
  const items: MenuItem[] = []
  if (can.pin === true) {
    items.push({
      id: 'pin',
      label: isPinned ? '取消置顶' : '置顶',
      onSelect: () => void pin(queryClient, reply, !isPinned),
    })
  }
  if (can.fold === true) {
    items.push({
      id: 'fold',
      label: reply.folded ? '取消折叠' : '折叠为不友善',
      onSelect: () => void fold(queryClient, reply),
    })
  }
  if (can.report === true) {
    items.push({
      id: 'report',
      label: '举报',
      onSelect: () => openReport({ reportType: 2, targetId: reply.id }),
    })
  }
  if (can.remove === true) {
    items.push({
      id: 'delete',
      label: '删除',
      danger: true,
      onSelect: () => void remove(queryClient, reply),
    })
  }
  return items
}

async function pin(queryClient: QueryClient, reply: Either, on: boolean): Promise<void> {
  try {
    await client.call(api.NewPublish.PinReply, { id: reply.id, on, requestId: crypto.randomUUID() })
    await queries.invalidate(queryClient, api.NewPublish.GetPublishReplyList)
    showToast(on ? '已置顶' : '已取消置顶')
  } catch (error) {
    complain(error)
  }
}

async function fold(queryClient: QueryClient, reply: Either): Promise<void> {
  try {
    const response = await client.call(api.NewPublish.FoldReply, {
      id: reply.id,
      on: !reply.folded,
      requestId: crypto.randomUUID(),
    })
    changeReply(queryClient, reply, response)
    showToast(response.folded ? '已折叠' : '已取消折叠')
  } catch (error) {
    complain(error)
  }
}

async function remove(queryClient: QueryClient, reply: Either): Promise<void> {
  const agreed = await confirm({
    title: '删除这条评论？',
    text: '它将被永久删除，无法恢复。',
    danger: true,
  })
  if (!agreed) {
    showToast('已取消删除', 'info')
    return
  }
  try {
    const response = await client.call(api.NewPublish.DeleteReply, {
      id: reply.id,
      requestId: crypto.randomUUID(),
    })
    settle(`post:${reply.publishId}`, { replyCount: response.replyCount })
    removeReply(queryClient, reply)
    showToast('已删除')
  } catch (error) {
    complain(error)
  }
}

function complain(error: unknown): void {
  showError(error)
}
