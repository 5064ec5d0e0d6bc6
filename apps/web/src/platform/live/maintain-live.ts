import type { QueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../api.ts'
import { makeLiveConnection } from './live-connection.ts'
import { isLive, liveChanges } from './live-state.ts'

/** A hidden page closes its connection after this time: members may have at most five. */
const hiddenMs = 60_000
/** Messages within this time lead to a single refetch. */
const settleMs = 300

/**
 * Maintains a live connection while the page is visible, and refetches what its messages announce.
 * @returns a function that ends it
 */
export function maintainLive(queryClient: QueryClient): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  const connection = makeLiveConnection({
    requestTicket: () => client.call(api.Notice.GetLiveTicket, {}),
    open: (path, protocols, handlers) => {
      const url = new URL(path, location.href)
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
      const socket = new WebSocket(url, protocols)
      socket.addEventListener('open', handlers.open)
      socket.addEventListener('message', (event) => handlers.message(event.data))
      socket.addEventListener('close', (event) => handlers.close(event.code))
      return socket
    },
    onChange: () => {
      // An open conversation shows its new messages at once.
      liveChanges.set(liveChanges.get() + 1)
      clearTimeout(settling)
      settling = setTimeout(() => void refetchAll(queryClient), settleMs)
    },
    onState: (connected) => isLive.set(connected),
    chance: Math.random,
  })

  function follow(): void {
    clearTimeout(hiding)
    if (document.visibilityState === 'visible') connection.start()
    else hiding = setTimeout(() => connection.stop(), hiddenMs)
  }
  document.addEventListener('visibilitychange', follow)
  addEventListener('online', follow)
  follow()
  return () => {
    document.removeEventListener('visibilitychange', follow)
    removeEventListener('online', follow)
    clearTimeout(hiding)
    clearTimeout(settling)
    connection.stop()
  }
}

async function refetchAll(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidate(queryClient, api.Notice.GetUnreadCount),
    queries.invalidate(queryClient, api.Notice.GetUserNoticeList),
    queries.invalidate(queryClient, api.UserLike.GetUserLikeNoticeList),
  ])
}
