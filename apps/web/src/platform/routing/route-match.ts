import { routeTitles, type RoutePath } from '../paths.ts'
import { matchPath } from './match-path.ts'

// Longer patterns first, so that `/user/other` is not taken for a parameter of another.
const patterns = routeKeys().toSorted((a, b) => b.length - a.length)

/** All paths of the table. */
function routeKeys(): RoutePath[] {
  const keys: RoutePath[] = []
  for (const path in routeTitles) if (isRoutePath(path)) keys.push(path)
  return keys
}

/** The row of the table that an address belongs to; undefined for an unknown one. */
export function routeOf(pathname: string): RoutePath | undefined {
  return patterns.find((path) => matchPath(path, pathname) !== undefined)
}

/** Is there a route for this path. */
export function isKnownRoute(pathname: string): boolean {
  return routeOf(pathname) !== undefined
}

/** Title of the page at a path; empty for an unknown one. */
export function titleOf(pathname: string): string {
  const route = routeOf(pathname)
  return route === undefined ? '' : routeTitles[route]
}

function isRoutePath(path: string): path is RoutePath {
  return path in routeTitles
}
