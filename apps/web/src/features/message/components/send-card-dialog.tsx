import '../message.css'
import { conversations } from '@guangquan/routes/first/own'
import { Avatar, EmptyState, Modal, showToast, useStore } from '@guangquan/ui'
import { useState } from 'react'
import { api, client, queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { cardToSend, type CardToSend } from '../../../shared/posts/card-to-send.ts'
import { showError } from '../../../shared/forms/show-error.ts'
import { useSendOnce } from '../../../shared/forms/use-send-once.ts'
import { ConversationSkeleton } from './conversation-row.tsx'

/** 发给影友: sends a link to content of the site as a card to another member. One per page, loaded on first use. */
export function SendCardDialog() {
  const card = useStore(cardToSend)
  const close = () => cardToSend.set(null)
  return (
    <Modal open={card !== null} onClose={close} title="发给影友" closable>
      {card === null ? null : <Choose key={card.id} card={card} onClose={close} />}
    </Modal>
  )
}

function Choose({ card: { kind, id, title }, onClose }: { card: CardToSend; onClose: () => void }) {
  const [sendingTo, setSendingTo] = useState<string | null>(null)
  const sendOnce = useSendOnce()

  async function send(userId: string, name: string) {
    if (sendingTo !== null) return
    setSendingTo(userId)
    const card = { kind, id }
    try {
      await sendOnce({ userId, card }, (requestId) =>
        client.call(api.Message.Send, { userId, card, clientId: requestId, requestId }),
      )
      showToast(`已发给 ${name}`)
      onClose()
    } catch (error) {
      showError(error)
      setSendingTo(null)
    }
  }

  return (
    <>
      <p className="message-fine">{title}</p>
      <InfiniteList
        options={queries.pages(...conversations(1))}
        skeleton={<ConversationSkeleton />}
        empty={<EmptyState title="还没有私信" help="在影友的主页点「私信」聊过之后，就能在这里发给 TA" />}
        endLabel="没有更多会话了"
      >
        {(items) => (
          <ul className="message-people">
            {items.map(({ id: conversationId, peer }) => (
              <li key={conversationId}>
                <button
                  type="button"
                  className="message-row"
                  aria-busy={sendingTo === peer.userId || undefined}
                  disabled={sendingTo !== null}
                  onClick={() => void send(peer.userId, peer.nickName)}
                >
                  <Avatar src={peer.headPicUrl} size={44} frame={{ src: peer.usedFrameSrc }} />
                  <span className="message-row-name">{peer.nickName}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </InfiniteList>
    </>
  )
}
