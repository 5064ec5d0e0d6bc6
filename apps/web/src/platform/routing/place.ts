import type { ShownRoute } from '@guangquan/routes/shown-route'
import { paths } from '../paths.ts'

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

/** Finds the row of a path; undefined for an unknown one. */
export type FindRoute = (pathname: string) => ShownRoute | undefined

/**
 * Where a wanted place leads: unknown paths to `/404`, what is not open to a visitor to sign-in, which keeps the
 * wanted path.
 */
export function settlePlace(
  wanted: Place,
  { signedIn, findRoute }: { signedIn: boolean; findRoute: FindRoute },
): { place: Place; route: ShownRoute } {
  const place = redirected(wanted, signedIn, findRoute(wanted.pathname))
  const route = findRoute(place.pathname)
  if (route === undefined) throw new Error(`the table of routes lacks ${place.pathname}`)
  return { place, route }
}

function redirected(wanted: Place, signedIn: boolean, route: ShownRoute | undefined): Place {
  if (route === undefined) return { ...wanted, ...parsePlace(paths.notFound()) }
  if (signedIn || route.access === 'public') return wanted
  return { ...wanted, ...parsePlace(paths.login(wanted.pathname + wanted.search)) }
}
