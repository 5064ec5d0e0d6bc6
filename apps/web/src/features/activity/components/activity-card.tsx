import '../activities.css'
import type { ActivityCard as Activity } from '@guangquan/contract'
import {
  activityStateNames,
  activityStates,
  activityTypeNames,
  enrolStateNames,
  enrolStates,
} from '@guangquan/contract/activity/activity.words'
import { Later, Skeleton, StatusPill } from '@guangquan/ui'
import type { ReactNode } from 'react'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { newTabLink } from '../../../shared/posts/detail-link.ts'
import { countdownText, enrolTone, placesText, spanText, stateTone } from '../activity-text.ts'
import { ActivityCover } from './activity-cover.tsx'
import { BookmarkButton } from './bookmark-button.tsx'

interface ActivityCardProps {
  activity: Activity
  now: number
  eager?: boolean
  heading?: 'h2' | 'h3'
  /** In place of the bookmark. */
  acts?: ReactNode
}

/** An activity in a list: title, time, place, places and the viewer's state. The title's link covers the card. */
export function ActivityCard({
  activity,
  now,
  eager = false,
  heading: Heading = 'h2',
  acts,
}: ActivityCardProps) {
  const { id, title, subType, online, placeText, areaText, feeText, minLevel, hasReport, state } = activity
  const isOver = state === activityStates.ended || state === activityStates.cancelled
  const countdown = countdownText(activity, now)
  return (
    <article className="event-card" data-over={isOver || undefined}>
      <ActivityCover
        activity={activity}
        eager={eager}
        sizes="(min-width: 1024px) 360px, (min-width: 768px) 50vw, 100vw"
      />
      <div className="event-card-words">
        <p className="event-card-marks">
          <span className="event-type">{activityTypeNames[subType]}</span>
          <StandingPill activity={activity} />
        </p>
        <Heading className="event-card-title">
          <Link {...newTabLink(activityPaths.detail(id))}>{title}</Link>
        </Heading>
        <p className="event-card-facts">
          <span>{spanText(activity, now)}</span>
          <span>{online ? '线上' : placeText === '' ? areaText : placeText}</span>
          {feeText === '' ? null : <span>{feeText}</span>}
          {minLevel > 1 ? <span>Lv.{minLevel} 以上</span> : null}
        </p>
        <p className="event-card-count">
          <b>{placesText(activity)}</b>
          {countdown === null ? null : <span>{countdown}</span>}
          {hasReport ? <span>有活动回顾</span> : null}
        </p>
        <div className="event-card-acts">{acts ?? <BookmarkButton activity={activity} small />}</div>
      </div>
    </article>
  )
}

/** The viewer's state; the activity's own if they do not take part. */
export function StandingPill({
  activity: { viewer, state, waitlistOpen },
}: {
  activity: Pick<Activity, 'viewer' | 'state' | 'waitlistOpen'>
}) {
  const { enrolState, queuePlace } = viewer
  if (enrolState !== enrolStates.none) {
    return (
      <StatusPill tone={enrolTone(enrolState)}>
        {enrolStateNames[enrolState]}
        {queuePlace === null ? '' : `，第 ${queuePlace} 位`}
      </StatusPill>
    )
  }
  return (
    <StatusPill tone={stateTone(state)}>
      {state === activityStates.full && waitlistOpen ? '名额已满，可候补' : activityStateNames[state]}
    </StatusPill>
  )
}

export function ActivitySkeletons() {
  return (
    <Later>
      <div className="event-list">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <div key={key} className="event-card">
            <Skeleton ratio={16 / 9} />
            <div className="event-card-words">
              <Skeleton width="30%" height="20px" />
              <Skeleton width="80%" height="24px" className="mt-2" />
              <Skeleton width="60%" height="14px" className="mt-3" />
              <Skeleton width="40%" height="14px" className="mt-2" />
            </div>
          </div>
        ))}
      </div>
    </Later>
  )
}
