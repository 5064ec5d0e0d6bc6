import type { NoticeItem } from '@guangquan/contract'
import { Avatar, Dot, FollowButton, TimeText, useStore } from '@guangquan/ui'
import { BellIcon } from '@guangquan/ui/icons'
import { serverNow } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { newTabLink } from '../../../shared/posts/detail-link.ts'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'
import { follow, useFollowState } from '../../post/index.ts'
import { placeOf } from '../notice-place.ts'
import { readHere, useReadNotices } from '../read-notices.ts'
import { EmotionText } from '../../../shared/emotions/emotion-text.tsx'

/** One notice: actor, action, text and time. Opening its target marks it as read. */
export function NoticeRow({ notice }: { notice: NoticeItem }) {
  const openPerson = useOpenPerson()
  const { readOne } = useReadNotices()
  const isRead = useStore(readHere).has(notice.id) || notice.isRead
  const { fromUser, target } = notice
  const toPerson = fromUser === null ? null : paths.other(fromUser.userId)
  const read = () => {
    if (!isRead) readOne(notice.id)
  }
  return (
    <li className="notice-row" data-read={isRead || undefined}>
      {isRead ? null : <Dot label="未读" />}
      {fromUser === null ? (
        <span className="notice-sign" aria-hidden>
          <BellIcon size={20} />
        </span>
      ) : (
        <a
          href={toPerson ?? '#'}
          onClick={openPerson(fromUser.userId)}
          className="notice-faces"
          tabIndex={-1}
          aria-hidden
        >
          <Avatar src={fromUser.fromUserHeadPicUrl} size={40} frame={{ src: fromUser.fromUsedFrameSrc }} />
        </a>
      )}
      <div className="notice-words">
        <p className="notice-sentence">
          {fromUser === null ? null : (
            <>
              <a
                href={toPerson ?? '#'}
                onClick={(event) => {
                  read()
                  openPerson(fromUser.userId)(event)
                }}
                className="notice-person"
              >
                {fromUser.nickName}
              </a>{' '}
            </>
          )}
          <Sentence notice={notice} onOpen={read} />
        </p>
        {notice.quote === '' ? null : (
          <p className="notice-quote">
            “<EmotionText text={notice.quote} />”
          </p>
        )}
        <TimeText at={notice.createTime} now={serverNow()} className="text-small text-ink-3" />
      </div>
      {notice.type === 'member.followed' && fromUser !== null ? (
        <FollowBack userId={fromUser.userId} name={fromUser.nickName} state={fromUser.followState} />
      ) : null}
      {target === null || target.coverUrl === null ? null : (
        <img className="notice-cover" src={target.coverUrl} alt="" loading="lazy" draggable={false} />
      )}
    </li>
  )
}

function Sentence({ notice, onOpen }: { notice: NoticeItem; onOpen: () => void }) {
  const { target, text } = notice
  // A post is opened in a tab of its own, as in lists.
  if (target !== null && target.publishType !== null) {
    return (
      <Link
        {...newTabLink(target.path, target.anchor ?? undefined)}
        className="notice-link"
        onClick={onOpen}
        onAuxClick={onOpen}
      >
        {text}
      </Link>
    )
  }
  const place = target?.path ?? placeOf(notice.type)
  if (place !== null) {
    return (
      <Link to={place} className="notice-link" onClick={onOpen} onAuxClick={onOpen}>
        {text}
      </Link>
    )
  }
  // There is nothing to open beyond the text.
  return notice.isRead ? (
    <>{text}</>
  ) : (
    <button type="button" className="notice-link" onClick={onOpen}>
      {text}
    </button>
  )
}

function FollowBack(props: { userId: string; name: string; state: 0 | 1 | 2 }) {
  const { userId, name } = props
  const state = useFollowState(userId, props.state)
  return (
    <div className="notice-act">
      <FollowButton state={state} name={name} onChange={(on) => void follow({ userId, name }, state, on)} />
    </div>
  )
}
