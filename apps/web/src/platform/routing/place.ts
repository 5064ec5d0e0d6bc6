import { isOpenToVisitors } from './guard.ts'
import { paths, type RoutePath } from '../paths.ts'
import { routeOf } from './route-match.ts'

/** An address of the site and its entry in the browser's history. */
export interface Place {
  pathname: string
  search: string
  hash: string
  state: unknown
  /** Names the entry; `default` for the one the visit began with. */
  key: string
}

/** The parts of a path. */
export function parsePlace(path: string): Pick<Place, 'pathname' | 'search' | 'hash'> {
  const url = new URL(path, 'https://guangquan.invalid')
  return { pathname: url.pathname, search: url.search, hash: url.hash }
}

/** The path of a place: `/post/photo?sort=new#top`. */
export function hrefOf({ pathname, search, hash }: Pick<Place, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash
}

/**
 * Where a wanted place leads: unknown paths to `/404`, what is not open to a visitor to sign-in, which keeps the
 * wanted path.
 */
export function settlePlace(wanted: Place, signedIn: boolean): { place: Place; route: RoutePath } {
  const place = redirected(wanted, signedIn)
  const route = routeOf(place.pathname)
  if (route === undefined) throw new Error(`the table of routes lacks ${place.pathname}`)
  return { place, route }
}

function redirected(wanted: Place, signedIn: boolean): Place {
  if (routeOf(wanted.pathname) === undefined) return { ...wanted, ...parsePlace(paths.notFound()) }
  if (signedIn || isOpenToVisitors(wanted.pathname)) return wanted
  return { ...wanted, ...parsePlace(paths.login(wanted.pathname + wanted.search)) }
}
