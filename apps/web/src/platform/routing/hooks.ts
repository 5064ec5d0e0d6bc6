import { useStore } from '@guangquan/ui'
import { useMemo } from 'react'
import { matchPath } from '@guangquan/routes/match-path'
import type { Place } from './place.ts'
import { goBy, goTo, shownPage, type GoOptions, type Shown } from './site-history.ts'

/** The page at hand with its address. Only inside the site, which is drawn once the first page is here. */
export function useShown(): Shown {
  const shown = useStore(shownPage)
  if (shown === null) throw new Error('there is no page yet')
  return shown
}

/** The address at hand. */
export function useLocation(): Place {
  return useShown().place
}

/** Values of the names in the route's pattern. */
export function useParams(): Record<string, string | undefined> {
  const { route, place } = useShown()
  return useMemo(() => matchPath(route.path, place.pathname) ?? {}, [route, place.pathname])
}

/** The query of the address. To change it, go to the changed address. */
export function useSearchParams(): readonly [URLSearchParams] {
  const { search } = useLocation()
  return useMemo(() => [new URLSearchParams(search)] as const, [search])
}

/** Goes to a path of the site, or by a number of steps through the history. */
export function useNavigate(): (to: string | number, options?: GoOptions) => void {
  return go
}

function go(to: string | number, options?: GoOptions): void {
  if (typeof to === 'number') goBy(to)
  else goTo(to, options)
}
