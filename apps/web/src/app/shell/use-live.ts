import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadChunk } from '../../platform/load-chunk.ts'
import { useSession } from '../../platform/session/session.ts'

/**
 * Starts the live connection and other tasks of a member's page after it has been rendered; visitors load none of it.
 */
export function useLive(): void {
  const userId = useSession((state) => state.user?.id)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    let stop: () => void = () => undefined
    let disposed = false
    const begin = setTimeout(() => {
      loadChunk(() => import('./after-first-view.ts')).then(
        ({ startAfterFirstView }) => {
          if (!disposed) stop = startAfterFirstView(queryClient)
        },
        // If the chunk fails to load, the unread count is polled as before.
        () => undefined,
      )
    }, afterTheFirstViewMs)
    return () => {
      disposed = true
      clearTimeout(begin)
      stop()
    }
  }, [userId, queryClient])
}

const afterTheFirstViewMs = 500
