import { activitiesNamed } from '@guangquan/routes/first/activity'
import { EmptyState, LinkButton } from '@guangquan/ui'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { queries } from '../../../platform/api.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { ActivityList, ActivitySkeletons } from '../../activity/index.ts'

/** Activities with the words in their title, summary or address: upcoming, then past ones. */
export function SearchActivities({ keyword }: { keyword: string }) {
  return (
    <InfiniteList
      key={keyword}
      options={queries.pages(...activitiesNamed(keyword))}
      skeleton={<ActivitySkeletons />}
      empty={
        <EmptyState
          title="没有这样的活动"
          help="换一个词试试"
          action={
            <LinkButton kind="ink" href={activityPaths.list()}>
              去看看活动
            </LinkButton>
          }
        />
      }
    >
      {(activities) => <ActivityList activities={activities} />}
    </InfiniteList>
  )
}
