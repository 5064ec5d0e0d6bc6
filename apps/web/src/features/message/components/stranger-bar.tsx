import type { ConversationDetail } from '@guangquan/contract'
import { Button, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { openReport } from '../../../shared/posts/post-dialogs.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { useBlock } from '../../../shared/people/use-block.ts'

interface StrangerBarProps {
  detail: ConversationDetail
  onChange: () => void
}

/** Above the messages of a stranger: a warning, and the choice to accept, or to block and report. */
export function StrangerBar({ detail: { id, peer }, onChange }: StrangerBarProps) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)
  const { block } = useBlock(peer)

  async function accept() {
    if (id === null) return
    setBusy(true)
    try {
      await client.call(api.Message.Accept, { id, requestId: crypto.randomUUID() })
      showToast('已移到会话列表')
      onChange()
      await queries.invalidate(queryClient, api.Message.GetConversations)
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  async function refuse() {
    await block()
    openReport({ reportType: 4, targetId: peer.userId })
  }

  return (
    <div className="message-stranger" role="note">
      <p>你还没有关注 TA。不要向陌生人透露验证码，也不要离开网站付款。</p>
      <Button kind="line" size="small" busy={busy} busyLabel="正在移动" onClick={() => void accept()}>
        移到会话列表
      </Button>
      <Button kind="text" size="small" onClick={() => void refuse()}>
        拉黑并举报
      </Button>
    </div>
  )
}
