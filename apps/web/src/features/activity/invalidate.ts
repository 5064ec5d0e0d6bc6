import type { QueryClient } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'

/** Reads again, after a change of an enrolment, everything that shows the member's state. */
export async function readActivitiesAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidate(queryClient, api.Activity.GetActivityDetail),
    queries.invalidate(queryClient, api.Activity.GetActivityList),
    queries.invalidate(queryClient, api.Activity.GetUserActivityList),
    queries.invalidate(queryClient, api.Activity.GetCalendarActivityList),
    queries.invalidate(queryClient, api.Activity.GetTicket),
  ])
}
