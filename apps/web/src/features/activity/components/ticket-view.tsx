import type { ActivityTicket } from '@guangquan/contract'
import { enrolStateNames, enrolStates } from '@guangquan/contract/activity/activity.words'
import { ticketStep } from '@guangquan/rules/gear/ticket-code'
import { Avatar, LinkButton, StatusPill } from '@guangquan/ui'
import { CheckCircleIcon, WifiSlashIcon } from '@guangquan/ui/icons'
import { useSyncExternalStore } from 'react'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { QrPicture } from '../../../shared/pictures/qr-picture.tsx'
import { ActivityQuestionnaire } from './activity-questionnaire.tsx'
import { enrolTone, leftText, spanText } from '../activity-text.ts'
import { useClock } from '../use-clock.ts'
import { useTicketCode } from '../use-ticket-code.ts'

const secondMs = 1000
const stepSeconds = 30

/** A ticket: its code changes every half minute and is made on the phone, so that it needs no network. */
export function TicketView({ ticket }: { ticket: ActivityTicket }) {
  const now = useClock(secondMs)
  const { title, placeText, nickName, headPicUrl, guests, guestNames, state, opensAt, closesAt } = ticket
  const names = guestNames.filter((name) => name !== '')
  return (
    <section className="event-ticket" aria-labelledby="event-ticket">
      <header>
        <p className="event-note">
          {spanText(ticket, now)}
          {placeText === '' ? '' : ` · ${placeText}`}
        </p>
        <h1 id="event-ticket" className="event-ticket-title">
          {title}
        </h1>
      </header>
      {state === enrolStates.checkedIn ? (
        <CheckedIn ticket={ticket} />
      ) : now >= closesAt ? (
        <p className="event-note" role="status">
          活动已经结束，签到码不再有效。
        </p>
      ) : (
        <>
          <TicketCode ticket={ticket} now={now} />
          {now < opensAt ? (
            <p className="event-note">{leftText(opensAt - now)}后开始签到，现在还不能用</p>
          ) : null}
        </>
      )}
      <div className="event-ticket-person">
        <Avatar src={headPicUrl} size={40} />
        <div>
          <b>{nickName}</b>
          <p className="event-note">
            {guests === 0
              ? '1 人'
              : `${guests + 1} 人${names.length === 0 ? '' : `，同行 ${names.join('、')}`}`}
          </p>
        </div>
        <StatusPill tone={enrolTone(state)}>{enrolStateNames[state]}</StatusPill>
      </div>
      <OfflineNote />
      <div className="event-acts">
        <LinkButton kind="line" href={activityPaths.detail(ticket.activityId)}>
          活动详情
        </LinkButton>
        {state === enrolStates.checkedIn ? <ActivityQuestionnaire activityId={ticket.activityId} /> : null}
        {ticket.selfCheckIn && state !== enrolStates.checkedIn ? (
          <LinkButton kind="line" href={activityPaths.checkIn()}>
            扫海报签到
          </LinkButton>
        ) : null}
      </div>
    </section>
  )
}

function TicketCode({ ticket, now }: { ticket: ActivityTicket; now: number }) {
  const code = useTicketCode(ticket, now)
  const passed = Math.floor(now / secondMs) % stepSeconds
  // While the next one is made, the one before is still accepted.
  const isFresh = code !== null && code.step >= ticketStep(now) - 1
  if (!isFresh) return <div className="event-ticket-qr" aria-busy="true" />
  return (
    <>
      <div className="event-ticket-qr">
        <QrPicture text={code.text} label="签到码" />
      </div>
      <p className="event-ticket-left">
        <progress max={stepSeconds} value={stepSeconds - passed} aria-label="这个码还剩的秒数" />
        {stepSeconds - passed} 秒后换新码，截图会失效
      </p>
      <p className="event-note">扫不了就报给工作人员</p>
      <p className="event-ticket-spoken ui-print">
        <span aria-hidden>
          {code.spoken.slice(0, 3)} {code.spoken.slice(3)}
        </span>
        <span className="sr-only">口述码 {[...code.spoken].join(' ')}</span>
      </p>
    </>
  )
}

function CheckedIn({ ticket: { checkInTime } }: { ticket: ActivityTicket }) {
  return (
    <p className="event-ticket-done" role="status">
      <CheckCircleIcon size={72} weight="fill" aria-hidden />
      <b>已签到</b>
      {checkInTime === null ? null : <span>{checkInTime.slice(11, 16)}</span>}
    </p>
  )
}

function OfflineNote() {
  const isOnline = useSyncExternalStore(
    watchNetwork,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="event-ticket-offline">
          <WifiSlashIcon size={20} aria-hidden />
          没有网络，签到码照常可用。
        </p>
      )}
    </div>
  )
}

function watchNetwork(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
