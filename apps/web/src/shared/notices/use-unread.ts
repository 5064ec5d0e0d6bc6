import { livePollMs } from '@guangquan/contract/wire/live-protocol'
import type { UnreadCount } from '@guangquan/contract'
import { useStore } from '@guangquan/ui'
import { useQuery } from '@tanstack/react-query'
import { api, queries } from '../../platform/api.ts'
import { isLive } from '../../platform/live/live-state.ts'
import { useSession } from '../../platform/session/session.ts'

/**
 * Unread counts; undefined for visitors and until they are loaded. Updated by the live connection, and polled every 15
 * s while it is down and the page is visible.
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
