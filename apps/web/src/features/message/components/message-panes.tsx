import '../message.css'
import { EmptyState, IconButton } from '@guangquan/ui'
import { GearIcon } from '@guangquan/ui/icons'
import { useRef, useState } from 'react'
import { PageAction } from '../../../shared/page/page-bar.tsx'
import { useWidth } from '../../../shared/page/use-width.ts'
import { useVisibleHeight } from '../use-visible-height.ts'
import { ConversationList } from './conversation-list.tsx'
import { ConversationView } from './conversation-view.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

interface MessagePanesProps {
  folder: 1 | 2
  /** The member whose conversation is open. */
  peerId?: string | undefined
  /** The pane shown in windows with room for one. */
  narrow: 'list' | 'conversation'
}

/** 私信: the conversations beside the open one; below 1024 px one of the two. */
export function MessagePanes({ folder, peerId, narrow }: MessagePanesProps) {
  const isWide = useWidth('wide')
  const frame = useRef<HTMLDivElement>(null)
  useVisibleHeight(frame)
  return (
    <div ref={frame} className="message-panes" data-shows={narrow}>
      <h1 className="sr-only">私信</h1>
      {isWide || narrow === 'list' ? <ListPane folder={folder} peerId={peerId} /> : null}
      {isWide || narrow === 'conversation' ? (
        <div className="message-pane">
          {peerId === undefined ? (
            <EmptyState title="选一个会话" help="左边是最近的私信" />
          ) : (
            <ConversationView key={peerId} peerId={peerId} />
          )}
        </div>
      ) : null}
    </div>
  )
}

function ListPane({ folder, peerId }: Pick<MessagePanesProps, 'folder' | 'peerId'>) {
  const [isSetting, setSetting] = useState(false)
  const isPhone = useWidth('phone')
  const settings = (
    <IconButton label="私信设置" icon={<GearIcon size={22} />} onClick={() => setSetting(true)} />
  )
  return (
    <div className="message-list-pane">
      <header className="message-head">
        <p aria-hidden className="text-h3 font-semibold">
          私信
        </p>
        {isPhone ? <PageAction>{settings}</PageAction> : settings}
      </header>
      <ConversationList folder={folder} openId={peerId} />
      <SettingsDialog open={isSetting} onClose={() => setSetting(false)} />
    </div>
  )
}
