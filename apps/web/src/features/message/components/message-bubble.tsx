import type { MessageItem } from '@guangquan/contract'
import { namesLink } from '@guangquan/rules/people/message-right'
import { UiLink } from '@guangquan/ui'
import { EmotionText } from '../../../shared/emotions/emotion-text.tsx'
import { BubbleMenu } from './bubble-menu.tsx'
import { MessagePictures } from './message-pictures.tsx'

interface MessageBubbleProps {
  message: MessageItem
  peerName: string
  /** The newest own message that the other has read. */
  isLastRead: boolean
}

/** One message: text, photographs or a card, with its actions. */
export function MessageBubble({ message, peerName, isLastRead }: MessageBubbleProps) {
  const { isOwn, isRecalled, text } = message
  if (isRecalled) {
    return <p className="message-note">{isOwn ? '你撤回了一条消息' : `${peerName} 撤回了一条消息`}</p>
  }
  return (
    <div className="message-line" data-own={isOwn || undefined}>
      <span className="sr-only">{isOwn ? '我：' : `${peerName}：`}</span>
      <div className="message-body">
        <Content message={message} />
        {!isOwn && namesLink(text) ? (
          <p className="message-warning">里面有站外网址，付款、转账和验证码都要小心</p>
        ) : null}
      </div>
      <BubbleMenu message={message} />
      {isLastRead ? <span className="message-read">已读</span> : null}
    </div>
  )
}

function Content({ message: { kind, text, pictures, card } }: { message: MessageItem }) {
  if (kind === 2) return <MessagePictures pictures={pictures} />
  if (kind === 3 && card !== null) return <Card card={card} />
  return (
    <p className="message-bubble" data-selectable>
      <EmotionText text={text} />
    </p>
  )
}

const cardKinds = { post: '作品', product: '产品', circle: '摄影圈', activity: '活动' } as const

function Card({ card: { kind, title, coverUrl, path } }: { card: NonNullable<MessageItem['card']> }) {
  if (path === null)
    return <p className="message-card message-card-gone">这个{cardKinds[kind]}已经看不到了</p>
  return (
    <UiLink href={path} className="message-card">
      {coverUrl === null ? null : <img src={coverUrl} alt="" loading="lazy" draggable={false} />}
      <span className="message-card-words">
        <b>{title === '' ? `看看这个${cardKinds[kind]}` : title}</b>
        <span>{cardKinds[kind]}</span>
      </span>
    </UiLink>
  )
}
