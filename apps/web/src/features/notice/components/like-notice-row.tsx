import type { LikeNoticeItem } from '@guangquan/contract'
import { Avatar, Dot, TimeText, useStore } from '@guangquan/ui'
import { serverNow } from '../../../platform/boot.ts'
import { paths } from '../../../platform/paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { newTabLink } from '../../../shared/posts/detail-link.ts'
import { useOpenPerson } from '../../../shared/people/use-open-person.ts'
import { readHere, useReadNotices } from '../read-notices.ts'
import { EmotionText } from '../../../shared/emotions/emotion-text.tsx'

/** Likes of one item on one day: A、B 等 12 人赞了你的《…》. */
export function LikeNoticeRow({ notice }: { notice: LikeNoticeItem }) {
  const openPerson = useOpenPerson()
  const { readOne } = useReadNotices()
  const isRead = useStore(readHere).has(notice.id) || notice.isRead
  const { fromUsers, count, target } = notice
  const first = fromUsers[0]
  const read = () => {
    if (!isRead) readOne(notice.id)
  }
  return (
    <li className="notice-row" data-read={isRead || undefined}>
      {isRead ? null : <Dot label="未读" />}
      <span className="notice-faces">
        <Avatar src={first?.fromUserHeadPicUrl} size={40} frame={{ src: first?.fromUsedFrameSrc }} />
      </span>
      <div className="notice-words">
        <p className="notice-sentence">
          {fromUsers.map((person, place) => (
            <span key={person.userId}>
              {place === 0 ? null : '、'}
              <a
                href={paths.other(person.userId)}
                onClick={openPerson(person.userId)}
                className="notice-person"
              >
                {person.nickName}
              </a>
            </span>
          ))}{' '}
          <Link
            {...newTabLink(target.path, target.anchor ?? undefined)}
            className="notice-link"
            onClick={read}
            onAuxClick={read}
          >
            {count > fromUsers.length ? `等 ${count} 人` : null}
            {notice.text}
          </Link>
        </p>
        {notice.quote === '' ? null : (
          <p className="notice-quote">
            “<EmotionText text={notice.quote} />”
          </p>
        )}
        <TimeText at={notice.createTime} now={serverNow()} className="text-small text-ink-3" />
      </div>
      {target.coverUrl === null ? null : (
        <img className="notice-cover" src={target.coverUrl} alt="" loading="lazy" draggable={false} />
      )}
    </li>
  )
}
