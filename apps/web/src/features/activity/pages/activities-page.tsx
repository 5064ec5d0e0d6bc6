import '../activities.css'
import {
  activitiesOf,
  activityTabs,
  readActivityFilter,
  type ActivityFilter,
  type ActivityTab,
} from '@guangquan/routes/first/activity'
import { EmptyState, LinkButton, Tabs } from '@guangquan/ui'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { queries } from '../../../platform/api.ts'
import { useSearchParams } from '../../../platform/routing/hooks.ts'
import { InfiniteList } from '../../../shared/lists/infinite-list.tsx'
import { LotteryList } from '../../lottery/index.ts'
import { ActivitySkeletons } from '../components/activity-card.tsx'
import { ActivityFilters } from '../components/activity-filters.tsx'
import { ActivityList } from '../components/activity-list.tsx'
import { ActivityTabs } from '../components/activity-tabs.tsx'
import { ContestList } from '../components/contest-list.tsx'

const tabNames = {
  offline: '线下',
  online: '线上',
  contest: '比赛',
  lottery: '抽奖',
} as const satisfies Record<ActivityTab, string>

/** 活动: upcoming activities, then past ones; contests have a separate list. Tab and filters are part of the address. */
export default function ActivitiesPage() {
  const [search] = useSearchParams()
  const filter = readActivityFilter(search)
  return (
    <div className="page events-page">
      <header className="events-head">
        <h1 className="text-h2 font-semibold max-md:sr-only">活动</h1>
        <ActivityTabs current="all" />
      </header>
      <Tabs
        label="活动的种类"
        current={filter.tab ?? 'all'}
        items={[
          { id: 'all', label: '全部', href: activityPaths.list() },
          ...activityTabs.map((tab) => ({
            id: tab,
            label: tabNames[tab],
            href: activityPaths.list({ tab }),
          })),
        ]}
      />
      {filter.tab === 'contest' ? (
        <ContestList />
      ) : filter.tab === 'lottery' ? (
        <LotteryList open={false} />
      ) : (
        <Filtered filter={filter} />
      )}
    </div>
  )
}

function Filtered({ filter }: { filter: ActivityFilter }) {
  return (
    <>
      <ActivityFilters filter={filter} />
      <InfiniteList
        key={activityPaths.list(filter)}
        options={queries.pages(...activitiesOf(filter))}
        skeleton={<ActivitySkeletons />}
        empty={<NoActivities filter={filter} />}
      >
        {(activities) => <ActivityList activities={activities} />}
      </InfiniteList>
    </>
  )
}

function NoActivities({ filter }: { filter: ActivityFilter }) {
  if (Object.keys(filter).length === 0) return <EmptyState title="还没有活动" help="有新活动时会列在这里" />
  return (
    <EmptyState
      title="没有这样的活动"
      help="换一个条件试试"
      action={
        <LinkButton kind="line" href={activityPaths.list()}>
          看全部活动
        </LinkButton>
      }
    />
  )
}
