import type { ActivityDetail, OwnEnrolment as Own } from '@guangquan/contract'
import {
  enrolStateNames,
  enrolStates,
  loanStateNames,
  noShowAppealStateNames,
  noShowAppealStates,
} from '@guangquan/contract/activity/activity.words'
import { Button, LinkButton, StatusPill } from '@guangquan/ui'
import { useState } from 'react'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { serverNow } from '../../../platform/boot.ts'
import { clockText, enrolTone, momentText } from '../activity-text.ts'
import { AppealDialog } from './appeal-dialog.tsx'
import { GuestsDialog } from './guests-dialog.tsx'

interface OwnEnrolmentProps {
  activity: ActivityDetail
  mine: Own
  onCancel: () => void
}

type Opened = 'guests' | 'appeal' | null

/** 我的报名: the state of the enrolment, its guests and answers, and the possible changes. */
export function OwnEnrolment({ activity, mine, onCancel }: OwnEnrolmentProps) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const { state, queuePlace, guests, mayCancel, mayAppeal, mayCheckInSelf } = mine
  const isCancelMain = activity.viewer.action === 'cancel'
  const mayLeaveGuests = mayCancel && guests > 0
  const hasActs = mayLeaveGuests || (mayCancel && !isCancelMain) || mayAppeal || mayCheckInSelf
  return (
    <section className="event-panel" aria-labelledby="event-mine">
      <header className="event-panel-head">
        <h2 id="event-mine" className="text-h4 font-semibold">
          我的报名
        </h2>
        <StatusPill tone={enrolTone(state)}>
          {enrolStateNames[state]}
          {queuePlace === null ? '' : `，第 ${queuePlace} 位`}
        </StatusPill>
      </header>
      <Standing mine={mine} />
      <Brought mine={mine} />
      {hasActs ? (
        <div className="event-acts">
          {mayCheckInSelf ? (
            <LinkButton kind="line" size="small" href={activityPaths.checkIn()}>
              扫海报签到
            </LinkButton>
          ) : null}
          {mayLeaveGuests ? (
            <Button kind="line" size="small" onClick={() => setOpened('guests')}>
              减少同行的人
            </Button>
          ) : null}
          {mayCancel && !isCancelMain ? (
            <Button kind="line" size="small" onClick={onCancel}>
              {state === enrolStates.waiting ? '退出候补' : '取消报名'}
            </Button>
          ) : null}
          {mayAppeal ? (
            <Button kind="line" size="small" onClick={() => setOpened('appeal')}>
              申诉
            </Button>
          ) : null}
        </div>
      ) : null}
      {opened === 'guests' ? <GuestsDialog activity={activity} mine={mine} onClose={close} /> : null}
      {opened === 'appeal' ? <AppealDialog activity={activity} onClose={close} /> : null}
    </section>
  )
}

/** What this state means for the member. */
function Standing({ mine }: { mine: Own }) {
  const { state, reason, passedOver, checkInTime, freeUntil, mayCancel, appealState, appealReason } = mine
  const now = serverNow()
  const sentences = [
    ...(state === enrolStates.waiting ? ['有人退出时按顺序通知，在时间内确认就能参加。'] : []),
    ...(state === enrolStates.inReview ? ['组织者正在审核，结果会通知你。'] : []),
    ...(state === enrolStates.inDraw ? ['报名截止后抽签，结果会通知你。'] : []),
    ...(passedOver ? ['空出的名额不够你和同行的人，先给了后面的人。减少同行的人，更容易等到。'] : []),
    ...(reason === '' ? [] : [`原因：${reason}`]),
    ...(checkInTime === null ? [] : [`${momentText(checkInTime, now)} 签到。`]),
    ...(mayCancel && freeUntil !== null && !mine.cancelCounts
      ? [`${momentText(freeUntil, now)} 以前可以免费取消。`]
      : []),
    ...(mine.cancelCounts && mayCancel ? ['已经过了免费取消的时间，现在取消记为一次未到场。'] : []),
    ...(appealState === noShowAppealStates.none
      ? []
      : [`申诉：${noShowAppealStateNames[appealState]}${appealReason === '' ? '' : `。${appealReason}`}`]),
  ]
  return sentences.map((sentence) => (
    <p key={sentence} className="event-note" data-selectable>
      {sentence}
    </p>
  ))
}

function Brought({ mine: { guests, guestNames, loans } }: { mine: Own }) {
  if (guests === 0 && loans.length === 0) return null
  const names = guestNames.filter((name) => name !== '')
  return (
    <dl className="event-facts">
      {guests === 0 ? null : (
        <div>
          <dt>同行</dt>
          <dd>
            {guests} 位{names.length === 0 ? '' : `：${names.join('、')}`}
          </dd>
        </div>
      )}
      {loans.map(({ id, itemName, startTime, endTime, state, queuePlace }) => (
        <div key={id}>
          <dt>试机</dt>
          <dd>
            <b>{itemName}</b>
            <span className="event-fact-more">
              {clockText(startTime)}–{clockText(endTime)}，{loanStateNames[state]}
              {queuePlace === null ? '' : `，第 ${queuePlace} 位`}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
