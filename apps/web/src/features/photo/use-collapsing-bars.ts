import { useEffect } from 'react'

/** The bars stay while the page is scrolled less than this. */
const topPx = 160
/** Smaller movements are a trembling finger. */
const stepPx = 6

/** Hides the bars of a phone while one scrolls down, and shows them as soon as one scrolls up. */
export function useCollapsingBars(): void {
  useEffect(() => {
    const page = document.documentElement
    let last = scrollY
    const onScroll = () => {
      const moved = scrollY - last
      if (Math.abs(moved) < stepPx) return
      last = scrollY
      if (moved > 0 && scrollY > topPx) page.dataset['bars'] = 'away'
      else delete page.dataset['bars']
    }
    addEventListener('scroll', onScroll, { passive: true })
    return () => {
      removeEventListener('scroll', onScroll)
      delete page.dataset['bars']
    }
  }, [])
}
