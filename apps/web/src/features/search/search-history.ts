import type { QueryClient } from '@tanstack/react-query'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '@guangquan/client'
import { searchLimits } from '@guangquan/contract/search/search.limits'
import { api, client, queries } from '../../platform/api.ts'
import { currentUser, useSignedIn } from '../../platform/session/session.ts'
import { showError } from '../../shared/forms/show-error.ts'
import { usePersisted } from '../../shared/forms/use-persisted.ts'
import { readStored, writeStored } from '../../platform/stored.ts'

const stored = 'searchWords'

function readWords(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return value.filter((word) => typeof word === 'string').slice(0, searchLimits.history)
}

/** Stores a search: a member's on the server, a visitor's on this device. Failures are ignored. */
export async function addRecentWord(queryClient: QueryClient, keyword: string): Promise<void> {
  if (currentUser() === null) {
    const others = readWords(readStored(stored)).filter((word) => word !== keyword)
    writeStored(stored, [keyword, ...others].slice(0, searchLimits.history))
    return
  }
  try {
    await client.call(api.UserSearchKeyword.Add, { keyword })
    await queries.invalidate(queryClient, api.UserSearchKeyword.GetSearchKeywords)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

export type SearchWordsState = ReturnType<typeof useSearchWords>

/** Recent and popular searches, with actions to clear the history. */
export function useSearchWords() {
  const signedIn = useSignedIn()
  const queryClient = useQueryClient()
  const [local, setLocal] = usePersisted(stored, readWords)
  const words = useQuery(queries.one(api.UserSearchKeyword.GetSearchKeywords, {}))
  const history = signedIn ? (words.data?.history ?? []) : local.map((keyword) => ({ id: keyword, keyword }))

  async function clear(id?: string): Promise<void> {
    if (!signedIn) {
      setLocal(id === undefined ? [] : local.filter((word) => word !== id))
      return
    }
    try {
      await client.call(api.UserSearchKeyword.Clear, id === undefined ? {} : { id })
      await queries.invalidate(queryClient, api.UserSearchKeyword.GetSearchKeywords)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      showError(error)
    }
  }

  return {
    history,
    hot: words.data?.hot ?? [],
    isPending: words.isPending,
    isError: words.isError,
    error: words.error,
    isFetching: words.isFetching,
    refetch: words.refetch,
    clear,
  }
}
