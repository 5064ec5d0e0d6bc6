import { createStore } from '@guangquan/ui'
import type { MouseEvent } from 'react'
import { opensElsewhere } from '../../platform/routing/link.tsx'

/** Whether the search overlay is open. */
export const searchOpen = createStore(false)

/** Opens it instead of following the link to the search page. */
export function openSearch(event: MouseEvent<HTMLAnchorElement>): void {
  if (opensElsewhere(event)) return
  event.preventDefault()
  searchOpen.set(true)
}
