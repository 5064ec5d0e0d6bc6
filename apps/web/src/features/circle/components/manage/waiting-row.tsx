import type { CircleApplication } from '@guangquan/contract'
import { Avatar, TimeText } from '@guangquan/ui'
import { serverNow } from '../../../../platform/boot.ts'
import { MemberLevel } from '../../../../shared/people/member-level.tsx'

interface WaitingRowProps {
  person: CircleApplication
  isCurrent: boolean
  onChoose: () => void
}

/** An applicant in the list beside the open application. */
export function WaitingRow({ person, isCurrent, onChoose }: WaitingRowProps) {
  return (
    <li>
      <button
        type="button"
        className="circle-waiting-row"
        aria-current={isCurrent || undefined}
        onClick={onChoose}
      >
        <Avatar src={person.headPicUrl} size={40} />
        <span className="min-w-0 flex-1">
          <span className="circle-person-name">
            <b className="truncate">{person.nickName}</b>
            <MemberLevel level={person.level} iconUrl={person.userLevelIcon} />
            <TimeText at={person.applyTime} now={serverNow()} className="ml-auto text-small text-ink-3" />
          </span>
          <span className="block truncate text-small text-ink-2">{person.reason || '没有写理由'}</span>
          {person.sameNetwork > 0 ? (
            <span className="block text-small text-accent-text">
              同一网络，同一小时另有 {person.sameNetwork} 人
            </span>
          ) : null}
        </span>
      </button>
    </li>
  )
}
