import type { ShownRoute } from '@guangquan/routes/shown-route'
import { paths } from '../paths.ts'

/** An address of the site with its entry in the browser's history. */
export interface SiteLocation {
  pathname: string
  search: string
  hash: string
  state: unknown
  /** Identifies the entry; `default` for the first entry of a visit. */
  key: string
}

/** The parts of a path. */
export function parseLocation(path: string): Pick<SiteLocation, 'pathname' | 'search' | 'hash'> {
  const url = new URL(path, 'https://guangquan.invalid')
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

/** The path of a location: `/post/photo?sort=new#top`. */
export function hrefOf({
  pathname,
  search,
  hash,
}: Pick<SiteLocation, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash
}

/** Finds the route of a path; undefined for an unknown one. */
export type FindRoute = (pathname: string) => ShownRoute | undefined

/**
 * Resolves a requested location: unknown paths lead to `/404`, members' pages lead visitors to sign-in, which carries
 * the requested path.
 */
export function resolveLocation(
  requested: SiteLocation,
  { signedIn, findRoute }: { signedIn: boolean; findRoute: FindRoute },
): { place: SiteLocation; route: ShownRoute } {
  const place = redirected(requested, signedIn, findRoute(requested.pathname))
  const route = findRoute(place.pathname)
  if (route === undefined) throw new Error(`the table of routes lacks ${place.pathname}`)
  return { place, route }
}

function redirected(requested: SiteLocation, signedIn: boolean, route: ShownRoute | undefined): SiteLocation {
  if (route === undefined) return { ...requested, ...parseLocation(paths.notFound()) }
  if (signedIn || route.access === 'public') return requested
  return { ...requested, ...parseLocation(paths.login(hrefOf(requested))) }
}
