import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadChunk } from '../../platform/load-chunk.ts'
import { useSession } from '../../platform/session/session.ts'

/** Opens the live connection of a member's page after it has been rendered; visitors load none of it. */
export function useLive(): void {
  const userId = useSession((state) => state.user?.id)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    let stop: () => void = () => undefined
    let stopExtras: () => void = () => undefined
    let disposed = false
    const begin = setTimeout(() => {
      loadChunk(() => import('../../platform/live/maintain-live.ts')).then(
        ({ maintainLive }) => {
          if (!disposed) stop = maintainLive(queryClient)
        },
        // If the chunk fails to load, the unread count is polled as before.
        () => undefined,
      )
      loadChunk(() => import('./member-extras.ts')).then(
        ({ startExtras }) => {
          if (!disposed) stopExtras = startExtras(queryClient)
        },
        () => undefined,
      )
    }, afterTheFirstViewMs)
    return () => {
      disposed = true
      clearTimeout(begin)
      stop()
      stopExtras()
    }
  }, [userId, queryClient])
}

const afterTheFirstViewMs = 500
