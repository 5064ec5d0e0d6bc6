import { activityDetail } from '@guangquan/routes/first/activity'
import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../platform/api.ts'
import { useParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { ActivityView } from '../components/activity-view.tsx'
import { MissingActivity } from '../components/missing-activity.tsx'
import { isMissing } from '../is-missing.ts'

/** 活动详情: one activity. */
export default function ActivityDetailPage() {
  const { id = '' } = useParams()
  const query = useQuery(queries.one(...activityDetail(id)))
  if (query.data !== undefined) return <ActivityView key={id} activity={query.data} />
  if (query.isError) return isMissing(query.error) ? <MissingActivity /> : <LoadError of={query} />
  return (
    <div className="min-h-svh">
      <IrisLoader className="pt-24" />
    </div>
  )
}
