import type { JudgeTaskItem } from '@guangquan/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { api, call } from '../../platform/api.ts'

const perPage = 50

/** The works of a round in the judge's own order; further ones are read when the end comes near. */
export function useTasks(roundId: string) {
  const query = useInfiniteQuery({
    queryKey: [api.Jury.GetTasks.service, api.Jury.GetTasks.method, { roundId }, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call(
        api.Jury.GetTasks,
        { roundId, maxResultCount: perPage, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      ),
    initialPageParam: beginning,
    getNextPageParam: (page) => page.nextCursor,
  })
  const tasks: JudgeTaskItem[] = query.data?.pages.flatMap(({ items }) => items) ?? []
  return {
    tasks,
    isPending: query.isPending,
    error: query.error,
    refetch: query.refetch,
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
  }
}

const beginning: string | null = null
