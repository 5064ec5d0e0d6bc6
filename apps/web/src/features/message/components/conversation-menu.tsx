import type { ConversationDetail } from '@guangquan/contract'
import { confirm, IconButton, Menu, showToast, type MenuItem } from '@guangquan/ui'
import { DotsThreeIcon } from '@guangquan/ui/icons'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { openReport } from '../../../shared/posts/post-dialogs.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { useBlock } from '../../../shared/people/use-block.ts'
import { HistoryDialog } from './history-dialog.tsx'

interface ConversationMenuProps {
  detail: ConversationDetail
  onChange: () => void
}

/** Actions on a conversation: pin, mute, report, block, delete. */
export function ConversationMenu({ detail, onChange }: ConversationMenuProps) {
  const { id, peer, isPinned, isMuted, isBlocked } = detail
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { busy, block, unblock } = useBlock(peer)
  const [isHistoryOpen, setOpen] = useState(false)

  async function arrange(write: (requestId: string) => Promise<unknown>, said: string) {
    try {
      await write(crypto.randomUUID())
      showToast(said)
      onChange()
      await queries.invalidate(queryClient, api.Message.GetConversations)
      await queries.invalidate(queryClient, api.Notice.GetUnreadCount)
    } catch (error) {
      showError(error)
    }
  }

  async function remove(conversationId: string) {
    const agreed = await confirm({
      title: '删除这个会话？',
      text: '只删除你这边的聊天记录，对方那里还在。删除后不能恢复。',
      confirmLabel: '删除',
      danger: true,
    })
    if (!agreed) return
    await arrange((requestId) => client.call(api.Message.Delete, { id: conversationId, requestId }), '已删除')
    navigate(ownPaths.messages(), { replace: true })
  }

  const items: MenuItem[] = [{ id: 'home', label: '看 TA 的主页', href: paths.other(peer.userId) }]
  if (id !== null) {
    items.push(
      {
        id: 'pin',
        label: isPinned ? '取消置顶' : '置顶',
        onSelect: () =>
          void arrange(
            (requestId) => client.call(api.Message.Pin, { id, on: !isPinned, requestId }),
            isPinned ? '已取消置顶' : '已置顶',
          ),
      },
      {
        id: 'mute',
        label: isMuted ? '取消免打扰' : '免打扰',
        onSelect: () =>
          void arrange(
            (requestId) => client.call(api.Message.Mute, { id, on: !isMuted, requestId }),
            isMuted ? '已取消免打扰' : '已设为免打扰',
          ),
      },
    )
  }
  items.push(
    ...(id === null ? [] : [{ id: 'history', label: '聊天记录', onSelect: () => setOpen(true) }]),
    {
      id: 'report',
      label: '举报',
      onSelect: () => openReport({ reportType: 4, targetId: peer.userId, hasMessages: id !== null }),
    },
    isBlocked
      ? { id: 'block', label: '解除拉黑', disabled: busy, onSelect: () => void unblock() }
      : { id: 'block', label: '拉黑', danger: true, disabled: busy, onSelect: () => void block() },
  )
  if (id !== null) {
    items.push({ id: 'delete', label: '删除会话', danger: true, onSelect: () => void remove(id) })
  }
  return (
    <>
      <Menu
        label="会话操作"
        align="end"
        items={items}
        trigger={(attributes) => (
          <IconButton {...attributes} label="更多" icon={<DotsThreeIcon weight="bold" size={22} />} />
        )}
      />
      {id === null ? null : (
        <HistoryDialog conversationId={id} open={isHistoryOpen} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
