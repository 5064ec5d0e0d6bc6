import type { QueryClient } from '@tanstack/react-query'
import { loadChunk } from '../../platform/load-chunk.ts'
import { pushName, readStored } from '../../platform/stored.ts'
import { tabCount } from '../../shared/tab-count.ts'

const nothing = () => undefined

/**
 * What a member's page does once it is shown, each part loaded where it is switched on: it tells the server of a new
 * address for notifications, and says in the tab how much is unread.
 * @returns a function that ends it
 */
export function startExtras(queryClient: QueryClient): () => void {
  if (readStored(pushName) !== undefined)
    loadChunk(() => import('../../shared/push-here.ts')).then(
      ({ renewPush }) => renewPush().catch(nothing),
      nothing,
    )
  const count = followTabCount(queryClient)
  const stopFollowing = tabCount.subscribe(count.apply)
  count.apply()
  return () => {
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
