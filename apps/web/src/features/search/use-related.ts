import { searchLimits } from '@guangquan/contract/search/search.limits'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'

/** Gear, tags and people that the words of a search are about. */
export function useRelated(words: string) {
  const keyword = words.slice(0, searchLimits.word)
  // The results wait for it: they go on without it at once.
  return useQuery({ ...queries.one(api.Search.Suggest, { keyword }), enabled: keyword !== '', retry: false })
}
