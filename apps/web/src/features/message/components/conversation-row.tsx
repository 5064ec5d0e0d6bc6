import type { ConversationItem } from '@guangquan/contract'
import { Avatar, Badge, Later, Skeleton, TimeText, UiLink } from '@guangquan/ui'
import { BookmarkSimpleIcon, SpeakerSlashIcon } from '@guangquan/ui/icons'
import { serverNow } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { EmotionText } from '../../../shared/emotions/emotion-text.tsx'
import { readDraft } from '../drafts.ts'

interface ConversationRowProps {
  conversation: ConversationItem
  isOpen: boolean
  /** Its folder, which stays open beside it. */
  folder: 1 | 2
}

/** One conversation in the list: who, the newest message, when, how many are unread. */
export function ConversationRow({ conversation, isOpen, folder }: ConversationRowProps) {
  const { peer, preview, updateTime, unread, isPinned, isMuted } = conversation
  const draft = isOpen ? '' : readDraft(peer.userId)
  return (
    <li>
      <UiLink
        href={ownPaths.messages(peer.userId, folder === 2 ? folder : undefined)}
        className="message-row"
        data-pinned={isPinned || undefined}
        aria-current={isOpen ? 'true' : undefined}
      >
        <Avatar src={peer.headPicUrl} size={44} frame={{ src: peer.usedFrameSrc }} />
        <span className="message-row-words">
          <span className="message-row-name">{peer.nickName}</span>
          <span className="message-row-preview">
            {draft === '' ? <EmotionText text={preview} /> : <DraftLine text={draft} />}
          </span>
        </span>
        <span className="message-row-end">
          <TimeText at={updateTime} now={serverNow()} className="message-row-time" />
          <span className="message-row-marks">
            {isPinned ? <BookmarkSimpleIcon size={16} aria-label="已置顶" /> : null}
            {isMuted ? <SpeakerSlashIcon size={16} aria-label="免打扰" /> : null}
            {unread > 0 && isMuted ? (
              <span className="message-row-dot" aria-label={`${unread} 条未读`} />
            ) : null}
            {isMuted ? null : <Badge count={unread} label="条未读" />}
          </span>
        </span>
      </UiLink>
    </li>
  )
}

function DraftLine({ text }: { text: string }) {
  return (
    <>
      <span className="message-row-draft">[草稿]</span> {text}
    </>
  )
}

export function ConversationSkeleton() {
  return (
    <Later>
      {[0, 1, 2, 3, 4].map((place) => (
        <div key={place} className="message-row">
          <Skeleton width="44px" height="44px" round />
          <span className="message-row-words">
            <Skeleton width="40%" height="16px" />
            <Skeleton width="80%" height="13px" />
          </span>
        </div>
      ))}
    </Later>
  )
}
