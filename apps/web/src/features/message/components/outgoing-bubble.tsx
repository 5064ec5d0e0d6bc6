import { Button } from '@guangquan/ui'
import { ImageIcon, WarningCircleIcon } from '@guangquan/ui/icons'
import { EmotionText } from '../../../shared/emotions/emotion-text.tsx'
import { discard, retry, type OutgoingMessage } from '../outbox.ts'

const states = { sending: '正在发送', waiting: '网络恢复后自动发送', failed: '没有发出去' } as const

/** A message that is on its way, or was not delivered. */
export function OutgoingBubble({ message }: { message: OutgoingMessage }) {
  const { clientId, text, pictures, card, state, reason } = message
  return (
    <div className="message-line" data-own data-state={state}>
      <span className="sr-only">我：</span>
      <div className="message-body">
        {pictures === undefined ? (
          <p className="message-bubble" data-selectable>
            <EmotionText text={text ?? card?.title ?? ''} />
          </p>
        ) : (
          <ul className="message-pictures" data-count={Math.min(pictures.length, 3)}>
            {pictures.map(({ fileId, url }) => (
              <li key={fileId}>
                {url === '' ? (
                  <ImageIcon size={32} aria-hidden />
                ) : (
                  <img src={url} alt="" draggable={false} />
                )}
              </li>
            ))}
          </ul>
        )}
        {state === 'failed' ? (
          <div className="message-failure" role="alert">
            <p>
              <WarningCircleIcon weight="fill" size={18} aria-hidden />{' '}
              {reason === '' ? states.failed : reason}
            </p>
            <Button kind="text" size="small" onClick={() => retry(clientId)}>
              重试
            </Button>
            <Button kind="text" size="small" onClick={() => discard(clientId)}>
              不发了
            </Button>
          </div>
        ) : null}
      </div>
      {state === 'failed' ? null : <span className="message-read">{states[state]}</span>}
    </div>
  )
}
