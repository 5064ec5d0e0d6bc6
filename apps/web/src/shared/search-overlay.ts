import { createStore } from '@guangquan/ui'
import type { MouseEvent } from 'react'
import { opensElsewhere } from '../platform/routing/link.tsx'

/** Whether the search over the page is open. */
export const searchOpen = createStore(false)

/** Opens it in place of following the link to the page of search. */
export function openSearch(event: MouseEvent<HTMLAnchorElement>): void {
  if (opensElsewhere(event)) return
  event.preventDefault()
  searchOpen.set(true)
}
