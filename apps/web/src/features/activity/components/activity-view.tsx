import '../activity-detail.css'
import type { ActivityDetail } from '@guangquan/contract'
import { activityStates, activityTypeNames, enrolStates } from '@guangquan/contract/activity/activity.words'
import { LinkButton } from '@guangquan/ui'
import { CalendarBlankIcon } from '@guangquan/ui/icons'
import { useState, type ReactNode } from 'react'
import { circlePaths } from '../../../platform/circle-paths.ts'
import { paths } from '../../../platform/paths.ts'
import { usePageTitle } from '../../../shared/page/page-bar.tsx'
import { NewsBody } from '../../news/index.ts'
import { countdownText, placesText } from '../activity-text.ts'
import { useClock } from '../use-clock.ts'
import { StandingPill } from './activity-card.tsx'
import { ActivityCover } from './activity-cover.tsx'
import { ActivityFacts } from './activity-facts.tsx'
import { ActivityPlace } from './activity-place.tsx'
import { ActivityReactions } from './activity-reactions.tsx'
import { BookmarkButton } from './bookmark-button.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { DrawSection } from './draw-section.tsx'
import { LoanItems } from './loan-items.tsx'
import { MainAction } from './main-action.tsx'
import { OfferPanel } from './offer-panel.tsx'
import { OwnEnrolment } from './own-enrolment.tsx'
import { ReportSection } from './report-section.tsx'

interface ActivityViewProps {
  activity: ActivityDetail
  /** A preview before publication, without controls. */
  preview?: ReactNode
}

const minuteMs = 60_000

/** An activity on its own page, with the actions of the viewer. */
export function ActivityView({ activity, preview }: ActivityViewProps) {
  const now = useClock(minuteMs)
  usePageTitle(activity.title)
  return (
    <article className="page event">
      {preview}
      <div className="event-lead">
        <ActivityCover activity={activity} eager sizes="(min-width: 1024px) 62vw, 100vw" />
      </div>
      <div className="event-side">
        <Head activity={activity} />
        <ActivityFacts activity={activity} now={now} />
        {preview === undefined ? <Standing activity={activity} now={now} /> : null}
      </div>
      <div className="event-main">
        <Notices activity={activity} />
        {activity.hasReport && preview === undefined ? <ReportSection id={activity.id} /> : null}
        <div className="news-body">
          <NewsBody blocks={activity.blocks} />
        </div>
        <LoanItems items={activity.loanItems} />
        <ActivityPlace activity={activity} />
        {activity.draw === null || preview !== undefined ? null : (
          <DrawSection id={activity.id} draw={activity.draw} />
        )}
        {preview === undefined ? <ActivityReactions activity={activity} /> : null}
      </div>
    </article>
  )
}

function Head({ activity }: { activity: ActivityDetail }) {
  const { subType, title, summary, tagName, circle } = activity
  return (
    <header>
      <p className="event-card-marks">
        <span className="event-type">{activityTypeNames[subType]}</span>
        <StandingPill activity={activity} />
      </p>
      <h1 className="event-title">{title}</h1>
      {summary === '' ? null : <p className="event-summary">{summary}</p>}
      {circle === null ? null : (
        <LinkButton kind="text" size="small" href={circlePaths.detail(circle.id)}>
          {circle.title}
        </LinkButton>
      )}
      {tagName === '' ? null : (
        <LinkButton kind="text" size="small" href={paths.tag(tagName)}>
          #{tagName}
        </LinkButton>
      )}
    </header>
  )
}

/** Changes of the activity, or the reason for its cancellation. */
function Notices({ activity: { state, cancelReason, changes, noticeText } }: { activity: ActivityDetail }) {
  const isOver = state === activityStates.ended || state === activityStates.cancelled
  return (
    <>
      {state === activityStates.cancelled ? (
        <p className="event-alert" role="status" data-selectable>
          活动已取消{cancelReason === '' ? '。' : `：${cancelReason}`}
        </p>
      ) : null}
      {changes.length === 0 ? null : (
        <section className="event-panel" aria-labelledby="event-changes">
          <h2 id="event-changes" className="text-h4 font-semibold">
            有变动
          </h2>
          <ul>
            {changes.map(({ time, text }) => (
              <li key={`${time} ${text}`}>
                <span className="event-note">{time.slice(5, 16)}</span> {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {noticeText === '' || isOver ? null : (
        <section className="event-panel" aria-labelledby="event-notice">
          <h2 id="event-notice" className="text-h4 font-semibold">
            请注意
          </h2>
          <p className="event-lines" data-selectable>
            {noticeText}
          </p>
        </section>
      )}
    </>
  )
}

/** The actions that lead on; on phones they stay at the lower edge. */
const forwardActs = new Set<ActivityDetail['viewer']['action']>(['signIn', 'signUp', 'joinWaiting', 'ticket'])

/** Number of participants, the member's actions, and their own state. */
function Standing({ activity, now }: { activity: ActivityDetail; now: number }) {
  const [cancelling, setCancelling] = useState(false)
  const { mine, state, icsPath } = activity
  const cancel = () => setCancelling(true)
  const countdown = countdownText(activity, now)
  const isOver = state === activityStates.ended || state === activityStates.cancelled
  return (
    <>
      <p className="event-card-count">
        <b>{placesText(activity)}</b>
        {countdown === null ? null : <span>{countdown}</span>}
      </p>
      {mine !== null && mine.state === enrolStates.offered && mine.offerUntil !== null ? (
        <OfferPanel activity={activity} offerUntil={mine.offerUntil} />
      ) : null}
      <div className="event-main-acts" data-forward={forwardActs.has(activity.viewer.action) || undefined}>
        <MainAction activity={activity} onCancel={cancel} />
        <BookmarkButton activity={activity} />
      </div>
      {isOver ? null : (
        <div className="event-acts">
          <LinkButton kind="line" icon={<CalendarBlankIcon size={18} aria-hidden />} href={icsPath} download>
            加入手机日历
          </LinkButton>
        </div>
      )}
      {mine === null ? null : <OwnEnrolment activity={activity} mine={mine} onCancel={cancel} />}
      {cancelling && mine !== null ? (
        <CancelDialog activity={activity} mine={mine} onClose={() => setCancelling(false)} />
      ) : null}
    </>
  )
}
