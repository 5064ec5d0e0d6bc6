import type { MethodInput, Notice } from '@guangquan/contract'
import { createStore, showToast } from '@guangquan/ui'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../platform/api.ts'
import { showError } from '../../shared/forms/show-error.ts'

type What = Pick<MethodInput<typeof Notice.Read>, 'ids' | 'tab' | 'like' | 'all'>

/** Notices opened here: their dot disappears at once, without refetching the list. */
export const readHere = createStore<ReadonlySet<string>>(new Set())

/** Marks notices as read: a single one, a tab, or all. */
export function useReadNotices(): { readOne: (id: string) => void; readAll: (what: What) => Promise<void> } {
  const queryClient = useQueryClient()
  return {
    readOne: (id) => {
      if (readHere.get().has(id)) return
      readHere.set(new Set([...readHere.get(), id]))
      // If it fails, the dot reappears when the list is next loaded.
      read(queryClient, { ids: [id] }).catch(() => undefined)
    },
    readAll: async (what) => {
      try {
        await read(queryClient, what)
        await Promise.all([
          queries.invalidate(queryClient, api.Notice.GetUserNoticeList),
          queries.invalidate(queryClient, api.UserLike.GetUserLikeNoticeList),
        ])
        showToast('已全部标为已读')
      } catch (error) {
        showError(error)
      }
    },
  }
}

async function read(queryClient: QueryClient, what: What): Promise<void> {
  const counts = await client.call(api.Notice.Read, { ...what, requestId: crypto.randomUUID() })
  queryClient.setQueryData(queries.one(api.Notice.GetUnreadCount, {}).queryKey, counts)
}
