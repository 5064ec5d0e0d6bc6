import type { ConversationDetail } from '@guangquan/contract'
import { Avatar, Button, EmptyState, IrisLoader, UiLink, useStore } from '@guangquan/ui'
import { useEffect } from 'react'
import { liveChanges } from '../../../platform/live/live-state.ts'
import { paths } from '../../../platform/paths.ts'
import { MemberLevel } from '../../../shared/people/member-level.tsx'
import { PageAction, usePageTitle } from '../../../shared/page/page-bar.tsx'
import { useWidth } from '../../../shared/page/use-width.ts'
import { sendWaiting, useOutgoing } from '../outbox.ts'
import { useMessageLog, type LoadedLog } from '../use-message-log.ts'
import { useReadMarks } from '../use-read-marks.ts'
import { ConversationMenu } from './conversation-menu.tsx'
import { MessageBox } from './message-box.tsx'
import { MessageList } from './message-list.tsx'
import { StrangerBar } from './stranger-bar.tsx'

interface ConversationProps {
  detail: ConversationDetail
  reload: () => void
}

/** The other member, the messages, and the box for the next one. */
export function Conversation({ detail, reload }: ConversationProps) {
  const { id, peer, right, unread } = detail
  const log = useMessageLog(id, peer.userId)
  const outgoing = useOutgoing(peer.userId)
  const isPhone = useWidth('phone')
  usePageTitle(peer.nickName)

  const newestOfPeer = log.items.findLast((item) => !item.isOwn)
  useReadMarks({ id, seq: newestOfPeer?.seq ?? 0, unread })
  // An answer gives the right to send anything.
  const announced = useStore(liveChanges)
  useEffect(() => {
    if (announced > 0) reload()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [announced])
  // Includes messages that a closed page did not send.
  useEffect(() => void sendWaiting(peer.userId), [peer.userId])

  const menu = <ConversationMenu detail={detail} onChange={reload} />
  return (
    <section className="message-conversation" aria-label={`与 ${peer.nickName} 的私信`}>
      {isPhone ? (
        <PageAction>{menu}</PageAction>
      ) : (
        <header className="message-head">
          <UiLink href={paths.other(peer.userId)} className="message-person">
            <Avatar src={peer.headPicUrl} size={40} frame={{ src: peer.usedFrameSrc }} />
            <b>{peer.nickName}</b>
            <MemberLevel level={peer.level} iconUrl={peer.userLevelIcon} />
          </UiLink>
          {menu}
        </header>
      )}
      {detail.isStranger ? <StrangerBar detail={detail} onChange={reload} /> : null}
      <Messages log={log} outgoing={outgoing} name={peer.nickName} />
      <MessageBox key={peer.userId} peerId={peer.userId} right={right} />
    </section>
  )
}

interface MessagesProps {
  log: LoadedLog
  outgoing: ReturnType<typeof useOutgoing>
  name: string
}

function Messages({ log, outgoing, name }: MessagesProps) {
  if (log.state === 'loading') return <IrisLoader className="message-log py-10" />
  if (log.state === 'failed') {
    return (
      <EmptyState
        title="消息没有载入"
        help="请检查网络后再试"
        action={
          <Button kind="line" onClick={log.reload}>
            重试
          </Button>
        }
      />
    )
  }
  if (log.items.length === 0 && outgoing.length === 0) {
    return (
      <div className="message-log message-empty">
        <EmptyState title={`和 ${name} 打个招呼`} help="聊聊 TA 的作品，或者约一次外拍" />
      </div>
    )
  }
  return <MessageList log={log} outgoing={outgoing} peerName={name} />
}
