import { useEffect, useLayoutEffect } from 'react'
import type { Shown } from './site-history.ts'
import { storeScrollOffsets, restoreScroll } from './scroll-memory.ts'

/** Scrolls each page: a new one to its top or anchor, one reached by back or forward to where it was left. */
export function useScroll({ place, action, keepScroll }: Shown): void {
  useLayoutEffect(() => {
    if (action === 'pop') return restoreScroll(place.key)
    if (keepScroll) return undefined
    const anchor = place.hash === '' ? null : document.getElementById(place.hash.slice(1))
    if (anchor === null) scrollTo({ top: 0, behavior: 'instant' })
    else anchor.scrollIntoView()
    return undefined
  }, [place, action, keepScroll])

  useEffect(() => {
    const keep = () => storeScrollOffsets(place.key)
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [place])
}
