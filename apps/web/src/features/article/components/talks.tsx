import '../talks.css'
import { activityStateNames, activityStates } from '@guangquan/contract/activity/activity.words'
import { nextTalks } from '@guangquan/routes/first/activity'
import { useQuery } from '@tanstack/react-query'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { queries } from '../../../platform/api.ts'
import { Link } from '../../../platform/routing/link.tsx'
import { newTabLink } from '../../../shared/posts/detail-link.ts'

const isAhead = ({ state }: { state: number }) =>
  state !== activityStates.ended && state !== activityStates.cancelled

/** Talks and lessons that are still to come, a line each; renders nothing without any. */
export function Talks() {
  const { data } = useQuery(queries.one(...nextTalks()))
  const talks = (data?.items ?? []).filter(isAhead)
  if (talks.length === 0) return null
  return (
    <section className="talks" aria-labelledby="talks">
      <header className="talks-head">
        <h2 id="talks">近期讲座</h2>
        <Link to={activityPaths.list({ type: 1 })}>全部讲座</Link>
      </header>
      <ul>
        {talks.map((talk) => (
          <li key={talk.id}>
            <span className="ui-print">{talk.startTime.slice(5, 16)}</span>
            <Link {...newTabLink(activityPaths.detail(talk.id))} className="talks-title">
              {talk.title}
            </Link>
            <span className="talks-place">{talk.online ? '线上' : talk.placeText || talk.areaText}</span>
            <span className="talks-place">{activityStateNames[talk.state]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
