import type { ActivityCard as Activity } from '@guangquan/contract'
import { useClock } from '../use-clock.ts'
import { ActivityCard } from './activity-card.tsx'

const minuteMs = 60_000
/** How many cards are in the first view: their covers are loaded at once. */
const firstCards = 3

interface ActivityListProps {
  activities: readonly Activity[]
  /** Level of each title: one below the heading above the list. */
  heading?: 'h2' | 'h3'
}

/** Cards of activities with live countdowns. */
export function ActivityList({ activities, heading = 'h2' }: ActivityListProps) {
  const now = useClock(minuteMs)
  return (
    <ul className="event-list">
      {activities.map((activity, place) => (
        <li key={activity.id}>
          <ActivityCard activity={activity} now={now} eager={place < firstCards} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
