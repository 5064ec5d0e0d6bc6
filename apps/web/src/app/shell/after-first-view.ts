import type { QueryClient } from '@tanstack/react-query'
import { maintainLive } from '../../platform/live/maintain-live.ts'
import { loadChunk } from '../../platform/load-chunk.ts'
import { pushName, readStored } from '../../platform/stored.ts'
import { tabCount } from '../../shared/lists/tab-count.ts'

const nothing = () => undefined

/**
 * Starts what a member's page does after it is shown: the live connection, renewal of a changed push subscription, and
 * the unread count in the tab. The last two are loaded only if they are switched on.
 * @returns a function that ends it
 */
export function startAfterFirstView(queryClient: QueryClient): () => void {
  const endLive = maintainLive(queryClient)
  if (readStored(pushName) !== undefined)
    loadChunk(() => import('../../shared/notices/push-here.ts')).then(
      ({ renewPush }) => renewPush().catch(nothing),
      nothing,
    )
  const count = followTabCount(queryClient)
  const stopFollowing = tabCount.subscribe(count.apply)
  count.apply()
  return () => {
    endLive()
    stopFollowing()
    count.stop()
  }
}

function followTabCount(queryClient: QueryClient) {
  let stop: () => void = nothing
  /** Of the newest change: an older one that is still loading ends with it. */
  let round = 0
  const end = () => {
    round += 1
    stop()
    stop = nothing
  }
  return {
    stop: end,
    apply: () => {
      end()
      const { on } = tabCount.get()
      const own = round
      if (!on) return
      loadChunk(() => import('./show-tab-count.ts')).then(({ showTabCount }) => {
        if (own === round) stop = showTabCount(queryClient)
      }, nothing)
    },
  }
}
