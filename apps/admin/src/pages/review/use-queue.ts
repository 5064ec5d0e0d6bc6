import type { ReviewCaseItem } from '@guangquan/contract'
import type { ReviewKind } from '@guangquan/contract/review/review.words'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, call, queryClient, read } from '../../platform/api.ts'

const pageSize = 20
/** How many claims the server reports at once. */
const maxClaims = 50
const claimsEveryMs = 5000
const listEveryMs = 30_000

/** The open cases of a queue, with who is deciding about them at the moment. */
export function useQueue(kind: ReviewKind | undefined) {
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set())
  const input = kind === undefined ? {} : { kind }
  const list = useInfiniteQuery({
    queryKey: [api.ReviewCase.GetList.service, api.ReviewCase.GetList.method, input],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      call(api.ReviewCase.GetList, { ...input, cursor: pageParam, maxResultCount: pageSize }, signal),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    refetchInterval: listEveryMs,
  })
  const counts = useQuery({ ...read(api.ReviewCase.GetCounts, {}), refetchInterval: listEveryMs })
  const listed = list.data?.pages.flatMap(({ items }) => items) ?? []
  const ids = listed.slice(0, maxClaims).map(({ id }) => id)
  const claims = useQuery({
    ...read(api.ReviewCase.GetClaims, { ids }),
    enabled: ids.length > 0,
    refetchInterval: claimsEveryMs,
    placeholderData: (before) => before,
  })
  const fresh = new Map(claims.data?.items.map((item) => [item.id, item]))
  const items = listed
    .filter(({ id }) => !decided.has(id))
    .map((item): ReviewCaseItem => ({ ...item, ...fresh.get(item.id) }))

  function mark(changed: readonly string[], isDecided: boolean) {
    setDecided((before) => {
      const next = new Set(before)
      for (const id of changed) {
        if (isDecided) next.add(id)
        else next.delete(id)
      }
      return next
    })
    void queryClient.invalidateQueries({ queryKey: [api.ReviewCase.GetList.service] })
  }
  return { list, items, counts: new Map(counts.data?.items.map((one) => [one.kind, one.count])), mark }
}
