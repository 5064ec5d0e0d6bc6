import type { FeedbackItem } from '@guangquan/contract'
import { feedbackStateNames, feedbackTypeNames } from '@guangquan/contract/feedback/feedback.words'
import { Later, Skeleton, StatusPill, TimeText, UiLink } from '@guangquan/ui'
import { serverNow } from '../../../platform/boot.ts'
import { ownPaths } from '../../../platform/own-paths.ts'
import { stateTones } from '../feedback-words.ts'

/** The state of a ticket as a pill. */
export function FeedbackPill({ state }: Pick<FeedbackItem, 'state'>) {
  return <StatusPill tone={stateTones[state]}>{feedbackStateNames[state]}</StatusPill>
}

/** One ticket in the list. */
export function FeedbackRow({ ticket }: { ticket: FeedbackItem }) {
  const { id, number, type, state, text, createTime, pictureCount } = ticket
  return (
    <li>
      <UiLink href={ownPaths.feedbackDetail(id)} className="feedback-row">
        <span className="feedback-head">
          <b>{feedbackTypeNames[type]}</b>
          <span className="feedback-number ui-print">{number}</span>
          <FeedbackPill state={state} />
        </span>
        <span className="feedback-excerpt">{text}</span>
        <span className="feedback-note">
          <TimeText at={createTime} now={serverNow()} />
          {pictureCount === 0 ? null : <span>{pictureCount} 张照片</span>}
        </span>
      </UiLink>
    </li>
  )
}

export function FeedbackSkeleton() {
  return (
    <Later>
      {[0, 1, 2].map((place) => (
        <div key={place} className="feedback-row">
          <Skeleton width="40%" height="16px" />
          <Skeleton width="90%" height="14px" />
          <Skeleton width="20%" height="12px" />
        </div>
      ))}
    </Later>
  )
}
