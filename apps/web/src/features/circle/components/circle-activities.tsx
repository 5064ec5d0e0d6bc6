import { activitiesOfCircle } from '@guangquan/routes/first/activity'
import { EmptyState, LinkButton } from '@guangquan/ui'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { ActivityList, ActivitySkeletons } from '../../activity/index.ts'

/** The activities of a circle: upcoming, then past ones. */
export function CircleActivities({ id }: { id: string }) {
  return (
    <InfiniteList
      options={queries.pages(...activitiesOfCircle(id))}
      skeleton={<ActivitySkeletons />}
      empty={
        <EmptyState
          title="圈子还没有活动"
          help="工作人员为圈子办的活动会列在这里"
          action={
            <LinkButton kind="ink" href={activityPaths.list()}>
              看看全部活动
            </LinkButton>
          }
        />
      }
    >
      {(activities) => <ActivityList activities={activities} />}
    </InfiniteList>
  )
}
