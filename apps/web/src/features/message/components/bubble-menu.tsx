import type { MessageItem } from '@guangquan/contract'
import { messageLimits } from '@guangquan/contract/message/message.words'
import { epochOf, IconButton, Menu, type MenuItem } from '@guangquan/ui'
import { DotsThreeIcon } from '@guangquan/ui/icons'
import { api, client } from '../../../platform/api.ts'
import { serverNow } from '../../../platform/boot.ts'
import { liveChanges } from '../../../platform/live/live-state.ts'
import { copy } from '../../../shared/posts/copy.ts'
import { showError } from '../../../shared/forms/show-error.ts'

/** Actions on a message: copy its text, recall one's own within two minutes. */
export function BubbleMenu({ message }: { message: MessageItem }) {
  const { text, isOwn, createTime } = message
  const isFresh = isOwn && serverNow() - epochOf(createTime) < messageLimits.recallMs
  const items: MenuItem[] = []
  if (text !== '') items.push({ id: 'copy', label: '复制', onSelect: () => void copy(text, '已复制') })
  if (isFresh) items.push({ id: 'recall', label: '撤回', onSelect: () => void recall(message.id) })
  if (items.length === 0) return null
  return (
    <Menu
      label="这条消息"
      items={items}
      align={isOwn ? 'end' : 'start'}
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          className="message-more"
          label="这条消息的操作"
          icon={<DotsThreeIcon weight="bold" size={18} />}
        />
      )}
    />
  )
}

async function recall(id: string): Promise<void> {
  try {
    await client.call(api.Message.Recall, { id, requestId: crypto.randomUUID() })
    liveChanges.set(liveChanges.get() + 1)
  } catch (error) {
    showError(error)
  }
}
