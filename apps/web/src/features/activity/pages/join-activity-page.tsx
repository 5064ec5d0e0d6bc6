import '../activities.css'
import '../activity-detail.css'
import type { ActivityDetail } from '@guangquan/contract'
import { activityDetail } from '@guangquan/routes/first/activity'
import { IrisLoader, LinkButton } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { queries } from '../../../platform/api.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { placesText, spanText } from '../activity-text.ts'
import { ActivityCover } from '../components/activity-cover.tsx'
import { JoinForm } from '../components/join-form.tsx'
import { MissingActivity } from '../components/missing-activity.tsx'
import { isMissing } from '../is-missing.ts'
import { useClock } from '../use-clock.ts'

/** 报名活动: the form of one activity. */
export default function JoinActivityPage() {
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const query = useQuery({ ...queries.one(...activityDetail(id)), enabled: id !== '' })
  if (query.data !== undefined) return <Joining key={id} activity={query.data} />
  if (id === '' || (query.isError && isMissing(query.error))) return <MissingActivity />
  if (query.isError) return <LoadError of={query} />
  return (
    <div className="min-h-svh">
      <IrisLoader className="pt-24" />
    </div>
  )
}

const minuteMs = 60_000
const open = ['signIn', 'signUp', 'joinWaiting'] as const

function Joining({ activity }: { activity: ActivityDetail }) {
  const now = useClock(minuteMs)
  const { id, title, online, placeText, viewer } = activity
  const mayJoin = open.some((action) => action === viewer.action)
  // Once open, the form stays until its outcome takes its place: nothing written is lost.
  const [began] = useState(mayJoin)
  return (
    <div className="page event-join">
      <header className="event-join-head">
        <ActivityCover activity={activity} eager sizes="(min-width: 768px) 200px, 40vw" />
        <div>
          <h1 className="text-h3 font-semibold">{title}</h1>
          <p className="event-card-facts">
            <span>{spanText(activity, now)}</span>
            <span>{online ? '线上' : placeText}</span>
          </p>
          <p className="event-card-count">
            <b>{placesText(activity)}</b>
          </p>
        </div>
      </header>
      {mayJoin || began ? (
        <>
          {mayJoin && viewer.action === 'joinWaiting' ? (
            <p className="event-note">
              名额已满，提交后加入候补。有人退出时按顺序通知，在时间内确认就能参加。
            </p>
          ) : null}
          <JoinForm activity={activity} />
        </>
      ) : (
        <section className="event-panel">
          <p>{viewer.obstacleText === '' ? viewer.actionText : viewer.obstacleText}</p>
          <div className="event-acts">
            <LinkButton kind="line" href={activityPaths.detail(id)}>
              回到活动
            </LinkButton>
          </div>
        </section>
      )}
    </div>
  )
}
