import { useEffect, useRef } from 'react'
import { useShown } from '../../platform/routing/hooks.ts'
import { usePageOwnTitle } from '../../shared/page/page-bar.tsx'
import { boot } from '../../platform/boot.ts'
import { paths } from '../../platform/paths.ts'

/** Side effects of every route change: title, focus for screen readers and keyboards, analytics. */
export function useRouteChange(): void {
  const { place, route } = useShown()
  const { pathname } = place
  const ownTitle = usePageOwnTitle()
  const isFirst = useRef(true)
  const { analytics } = boot.settings

  useEffect(() => {
    const { communityName } = boot.settings
    const title = ownTitle ?? route.title
    document.title = pathname === paths.home() || title === '' ? communityName : `${title} - ${communityName}`
  }, [pathname, route, ownTitle])

  useEffect(() => {
    // Failures are ignored: visitors miss nothing.
    if (analytics !== null)
      import('../analytics.ts').then(
        (script) => script.reportRoute(route.path),
        () => undefined,
      )
    // Screen readers announce the first page themselves.
    if (isFirst.current) isFirst.current = false
    else focusPage()
  }, [pathname, route.path, analytics])
}

// A field that took the focus keeps it; otherwise focus moves to the heading of the new page.
function focusPage(): void {
  const main = document.getElementById('main')
  if (main === null || (main.contains(document.activeElement) && document.activeElement !== main)) return
  const heading = main.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  const target = heading ?? main
  target.focus({ preventScroll: true })
}
