import { useStore } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api, queries } from '../../platform/api.ts'
import { liveChanges } from '../../platform/live/live-state.ts'

/** Changes within this time lead to a single refetch. */
const settleMs = 300

/** Reads the list of conversations again when the live connection announces a change. */
export function useFreshConversations(): void {
  const queryClient = useQueryClient()
  const changes = useStore(liveChanges)
  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => {
      void queries.invalidate(queryClient, api.Message.GetConversations)
      void queries.invalidate(queryClient, api.Message.GetUnread)
    }, settleMs)
    return () => clearTimeout(timer)
  }, [changes, queryClient])
}
