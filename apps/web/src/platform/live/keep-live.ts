import type { QueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../api.ts'
import { makeLiveConnection } from './live-connection.ts'
import { isLive } from './live-state.ts'

/** A page out of sight lets its connection go after this long: five tabs are all a member may connect. */
const hiddenMs = 60_000
/** Several notices at once are asked for once. */
const settleMs = 300

/** Keeps a live connection while the page is in sight, and asks for what it tells of. @returns ends it */
export function keepLive(queryClient: QueryClient): () => void {
  let settling: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  const connection = makeLiveConnection({
    askTicket: () => client.call(api.Notice.GetLiveTicket, {}),
    open: (path, protocols, heard) => {
      const url = new URL(path, location.href)
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
      const socket = new WebSocket(url, protocols)
      socket.addEventListener('open', heard.open)
      socket.addEventListener('message', (event) => heard.message(event.data))
      socket.addEventListener('close', (event) => heard.close(event.code))
      return socket
    },
    onChange: () => {
      clearTimeout(settling)
      settling = setTimeout(() => void askAnew(queryClient), settleMs)
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

async function askAnew(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidate(queryClient, api.Notice.GetUnreadCount),
    queries.invalidate(queryClient, api.Notice.GetUserNoticeList),
    queries.invalidate(queryClient, api.UserLike.GetUserLikeNoticeList),
  ])
}
