import { useStore } from '@guangquan/ui'
import { useMemo } from 'react'
import { matchPath } from '@guangquan/routes/match-path'
import type { SiteLocation } from './site-location.ts'
import { goBy, goTo, shownPage, type GoOptions, type Shown } from './site-history.ts'

/** The current page with its address. Only inside the site, which is rendered once the first page is loaded. */
export function useShown(): Shown {
  const shown = useStore(shownPage)
  if (shown === null) throw new Error('there is no page yet')
  return shown
}

/** The current address. */
export function useLocation(): SiteLocation {
  return useShown().place
}

/** Parameters of the route's pattern. */
export function useParams(): Record<string, string | undefined> {
  const { route, place } = useShown()
  return useMemo(() => matchPath(route.path, place.pathname) ?? {}, [route, place.pathname])
}

/** The query of the address. To change it, navigate. */
export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation()
  return useMemo(() => [new URLSearchParams(search)] as const, [search])
}

/** Navigates to a path of the site, or by a number of history entries. */
export function useNavigate(): (to: string | number, options?: GoOptions) => void {
  return go
}

function go(to: string | number, options?: GoOptions): void {
  if (typeof to === 'number') goBy(to)
  else goTo(to, options)
}
