import { IrisLoader } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../../platform/api.ts'
import { useParams, useSearchParams } from '../../../platform/routing/hooks.ts'
import { LoadError } from '../../../shared/lists/load-error.tsx'
import { ActivityView } from '../components/activity-view.tsx'
import { MissingActivity } from '../components/missing-activity.tsx'
import { isMissing } from '../is-missing.ts'

/** 活动预览: an activity as it will be shown, for anybody who has the preview link. */
export default function ActivityPreviewPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const previewToken = search.get('previewToken') ?? ''
  const query = useQuery({
    ...queries.one(api.Activity.Preview, { id, previewToken }),
    enabled: previewToken !== '',
  })
  if (query.data !== undefined) {
    return (
      <ActivityView
        activity={query.data}
        preview={
          <p className="event-alert" role="status">
            这是预览，不能报名。内容以发布的为准。
          </p>
        }
      />
    )
  }
  if (previewToken === '' || (query.isError && isMissing(query.error))) return <MissingActivity />
  if (query.isError) return <LoadError of={query} />
  return (
    <div className="min-h-svh">
      <IrisLoader className="pt-24" />
    </div>
  )
}
