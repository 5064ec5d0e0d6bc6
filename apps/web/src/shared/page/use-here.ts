import { useLocation } from '../../platform/routing/hooks.ts'
import { hrefOf } from '../../platform/routing/site-location.ts'
import { useHydrated } from './use-hydrated.ts'

/** The current address, for links that lead back to it; with its anchor as soon as the page is hydrated. */
export function useHere(): string {
  const place = useLocation()
  return useHydrated() ? hrefOf(place) : place.pathname + place.search
}
