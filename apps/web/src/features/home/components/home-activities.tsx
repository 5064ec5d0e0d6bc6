import { activitiesOf } from '@guangquan/routes/first/activity'
import { useInfiniteQuery } from '@tanstack/react-query'
import { flatPages } from '@guangquan/client'
import { activityPaths } from '../../../platform/activity-paths.ts'
import { queries } from '../../../platform/api.ts'
import { ActivityList } from '../../activity/index.ts'
import { HomeSectionHead } from './home-section-head.tsx'

const shown = 3

/** The activities that begin next. */
export function HomeActivities() {
  const { data } = useInfiniteQuery(queries.pages(...activitiesOf({})))
  const activities = flatPages(data).slice(0, shown)
  if (activities.length === 0) return null
  return (
    <section className="home-section home-activities" aria-labelledby="home-activities">
      <HomeSectionHead id="home-activities" title="活动" to={activityPaths.list()} more="全部活动" />
      <ActivityList activities={activities} heading="h3" />
    </section>
  )
}
