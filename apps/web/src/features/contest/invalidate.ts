import type { QueryClient } from '@tanstack/react-query'

/** Reads again whatever is shown of contests. */
export async function readContestsAgain(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['Contest'] }),
    queryClient.invalidateQueries({ queryKey: ['Activity', 'GetPhotoContestDetail'] }),
  ])
}
