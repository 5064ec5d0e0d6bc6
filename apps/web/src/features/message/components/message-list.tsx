import { Button, epochOf, IrisLoader } from '@guangquan/ui'
import { ArrowUpIcon } from '@guangquan/ui/icons'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { VList, type VListHandle } from 'virtua'
import { serverNow } from '../../../platform/boot.ts'
import type { OutgoingMessage } from '../outbox.ts'
import { stampOf } from '../stamp.ts'
import type { LoadedLog } from '../use-message-log.ts'
import { MessageBubble } from './message-bubble.tsx'
import { OutgoingBubble } from './outgoing-bubble.tsx'

interface MessageListProps {
  log: LoadedLog
  outgoing: readonly OutgoingMessage[]
  peerName: string
}

/** Within so many pixels of its end, the list follows new messages. */
const nearEndPx = 120
/** Older messages are loaded so many pixels before the beginning. */
const nearBeginningPx = 200
/** The time is shown above a message after a pause of this length. */
const pauseMs = 5 * 60_000

/**
 * The messages of a conversation, the newest at the end. Only those near the view are in the document; the scroll
 * position is kept while older ones are prepended.
 */
export function MessageList({ log, outgoing, peerName }: MessageListProps) {
  const list = useRef<VListHandle>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const { items, isPrepended, olderCursor, older } = log
  const sent = new Set(items.map((item) => item.clientId))
  const waiting = outgoing.filter((one) => !sent.has(one.clientId))
  const count = items.length + waiting.length
  const newestId = waiting.at(-1)?.clientId ?? items.at(-1)?.id
  const isOwnNewest = waiting.length > 0 || items.at(-1)?.isOwn === true
  const lastRead = items.findLast((item) => item.isOwn && item.seq <= log.peerReadSeq)?.id

  const toEnd = () => list.current?.scrollToIndex(count, { align: 'end' })
  useLayoutEffect(() => {
    if (isAtEnd || isOwnNewest) toEnd()
    // When another message is the newest: not when older ones come, or somebody scrolls.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [newestId])
  // A keyboard that opens makes the list shorter.
  useEffect(() => {
    const follow = () => {
      if (isAtEnd) toEnd()
    }
    addEventListener('resize', follow)
    return () => removeEventListener('resize', follow)
  })

  function onScroll(offset: number) {
    const element = list.current
    if (element === null) return
    setAtEnd(element.scrollSize - offset - element.viewportSize < nearEndPx)
    if (offset < nearBeginningPx && olderCursor !== null && older === 'idle') log.loadOlder()
  }

  return (
    <div className="message-log" role="log" aria-label={`与 ${peerName} 的对话`}>
      <VList ref={list} shift={isPrepended} onScroll={onScroll} className="message-scroll">
        <Beginning key="beginning" log={log} />
        {items.map((item, place) => (
          <Row key={item.clientId ?? item.id} at={item.createTime} before={items[place - 1]?.createTime}>
            <MessageBubble message={item} peerName={peerName} isLastRead={item.id === lastRead} />
          </Row>
        ))}
        {waiting.map((message) => (
          <Row key={message.clientId} at={null} before={undefined}>
            <OutgoingBubble message={message} />
          </Row>
        ))}
      </VList>
      {isAtEnd ? null : (
        <Button kind="line" size="small" className="message-to-end" onClick={toEnd}>
          <ArrowUpIcon size={16} className="rotate-180" aria-hidden /> 最新消息
        </Button>
      )}
    </div>
  )
}

function Beginning({ log: { olderCursor, older, loadOlder, items } }: { log: LoadedLog }) {
  if (older === 'loading') return <IrisLoader className="py-3" />
  if (older === 'failed') {
    return (
      <p className="message-note">
        更早的消息没有载入
        <Button kind="text" size="small" onClick={loadOlder}>
          重试
        </Button>
      </p>
    )
  }
  return olderCursor === null && items.length > 0 ? <p className="message-note">对话从这里开始</p> : <p />
}

interface RowProps {
  at: string | null
  before: string | undefined
  children: ReactNode
}

function Row({ at, before, children }: RowProps) {
  const isPause = at !== null && (before === undefined || epochOf(at) - epochOf(before) > pauseMs)
  return (
    <div className="message-entry">
      {isPause ? (
        <p className="message-note">
          <time dateTime={at}>{stampOf(at, serverNow())}</time>
        </p>
      ) : null}
      {children}
    </div>
  )
}
