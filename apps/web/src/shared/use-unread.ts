import { livePollMs } from '@guangquan/contract/live-protocol'
import type { UnreadCount } from '@guangquan/contract'
import { useStore } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../platform/api.ts'
import { isLive } from '../platform/live/live-state.ts'
import { useSession } from '../platform/session/session.ts'

/**
 * How much is unread; undefined for a visitor and until it is known. Told by the live connection, and asked for every
 * 15 s while that is away and the page is in sight.
 */
export function useUnreadCount(): UnreadCount | undefined {
  const userId = useSession((state) => state.user?.id)
  const live = useStore(isLive)
  const { data } = useQuery({
    ...queries.one(api.Notice.GetUnreadCount, {}),
    enabled: userId !== undefined,
    refetchInterval: live ? false : livePollMs,
    refetchOnWindowFocus: 'always',
  })
  return userId === undefined ? undefined : data
}

/** Is something new waiting: the latest-notice count is above zero. */
export function useUnread(): boolean {
  return (useUnreadCount()?.total ?? 0) > 0
}
