import { Tabs } from '@guangquan/ui'
import { activityPaths } from '../../../platform/activity-paths.ts'

/** The three pages of activities. */
export function ActivityTabs({ current }: { current: 'all' | 'calendar' | 'own' }) {
  return (
    <Tabs
      label="活动的页面"
      current={current}
      items={[
        { id: 'all', label: '全部活动', href: activityPaths.list() },
        { id: 'calendar', label: '日历', href: activityPaths.calendar() },
        { id: 'own', label: '我的活动', href: activityPaths.own() },
      ]}
    />
  )
}
