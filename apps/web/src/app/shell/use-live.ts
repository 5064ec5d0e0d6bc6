import { useStore } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { loadChunk } from '../../platform/load-chunk.ts'
import { storedPush } from '../../platform/push-worker-place.ts'
import { readStored } from '../../platform/stored.ts'
import { useSession, useSignedIn } from '../../platform/session/session.ts'
import { tabCount } from '../../shared/tab-count.ts'

/** Opens the live connection of a member's page after it has been rendered; visitors load none of it. */
export function useLive(): void {
  const userId = useSession((state) => state.user?.id)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (userId === undefined) return
    let stop: () => void = () => undefined
    let disposed = false
    const begin = setTimeout(() => {
      loadChunk(() => import('../../platform/live/maintain-live.ts')).then(
        ({ maintainLive }) => {
          if (!disposed) stop = maintainLive(queryClient)
        },
        // If the chunk fails to load, the unread count is polled as before.
        () => undefined,
      )
      if (readStored(storedPush) !== undefined)
        loadChunk(() => import('../../shared/push-here.ts')).then(
          ({ renewPush }) => renewPush().catch(() => undefined),
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

/** Shows in the tab how much is unread, where the member chose so. */
export function useTabCount(): void {
  const signedIn = useSignedIn()
  const { on } = useStore(tabCount)
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!signedIn || !on) return
    let stop: () => void = () => undefined
    let disposed = false
    loadChunk(() => import('./show-tab-count.ts')).then(
      ({ showTabCount }) => {
        if (!disposed) stop = showTabCount(queryClient)
      },
      () => undefined,
    )
    return () => {
      disposed = true
      stop()
    }
  }, [signedIn, on, queryClient])
}

const afterTheFirstViewMs = 500
