import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../api.ts'
import { useSession } from '../session.ts'

const everyMs = 60_000

/** Is something new waiting: the latest-notice count is above zero. Asked each minute and on coming back. */
export function useUnread(): boolean {
  const userId = useSession((state) => state.user?.id)
  const { data } = useQuery({
    ...queries.one(api.UserInfo.GetLatestNotice, {}),
    enabled: userId !== undefined,
    refetchInterval: everyMs,
    refetchOnWindowFocus: 'always',
  })
  return userId !== undefined && (data ?? 0) > 0
}
