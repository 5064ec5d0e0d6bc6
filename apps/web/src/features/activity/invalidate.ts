import type { QueryClient } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'

/** After a change of an enrolment: everything that shows how the member stands is read again. */
export async function readActivitiesAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidate(queryClient, api.Activity.GetActivityDetail),
    queries.invalidate(queryClient, api.Activity.GetActivityList),
    queries.invalidate(queryClient, api.Activity.GetUserActivityList),
    queries.invalidate(queryClient, api.Activity.GetCalendarActivityList),
    queries.invalidate(queryClient, api.Activity.GetTicket),
  ])
}
