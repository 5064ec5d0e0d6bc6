import type { QueryClient } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'

/** Reloads what a submission or its withdrawal changes. */
export async function readSubmissionsAgain(queryClient: QueryClient): Promise<void> {
  const { GetOwnSubmissions, GetCalls } = api.OnlineGallery
  await Promise.all([
    queries.invalidate(queryClient, GetOwnSubmissions),
    queries.invalidate(queryClient, GetCalls),
  ])
}
