import { matchPath } from './match-path.ts'
import type { Route } from './route.ts'
import { accountRows } from './rows/account.ts'
import { activityRows } from './rows/activity.ts'
import { brandRows } from './rows/brand.ts'
import { circleRows } from './rows/circle.ts'
import { contentRows } from './rows/content.ts'
import { findRows } from './rows/find.ts'
import { ownRows } from './rows/own.ts'
import { personRows } from './rows/person.ts'
import { productRows } from './rows/product.ts'
import { rewardRows } from './rows/reward.ts'
import { settingRows } from './rows/setting.ts'
import { specialRows } from './rows/special.ts'

/** Every route of the site, by its path. Links, router, guard, server pages, site map and tests read this table. */
export const routes = {
  ...contentRows,
  ...findRows,
  ...personRows,
  ...ownRows,
  ...settingRows,
  ...accountRows,
  ...circleRows,
  ...activityRows,
  ...brandRows,
  ...productRows,
  ...rewardRows,
  ...specialRows,
} as const

type Table = typeof routes

export type RoutePath = keyof Table

/** Paths of the pages whose loaders are in the site's first script. */
export type EarlyPath = {
  [P in RoutePath]: Table[P] extends { early: true } ? P : never
}[RoutePath]

/** A row with its path. */
export type ListedRoute = Route & { path: RoutePath }

/** All rows, longer paths first, so that `/user/other` is not taken for a parameter of another row. */
export const routeList: readonly ListedRoute[] = Object.keys(routes)
  .filter(isRoutePath)
  .toSorted((a, b) => b.length - a.length)
  .map((path) => ({ ...routeAt(path), path }))

/** The row for a path; undefined for an unknown path. */
export function findRoute(pathname: string): ListedRoute | undefined {
  return routeList.find(({ path }) => matchPath(path, pathname) !== undefined)
}

function isRoutePath(path: string): path is RoutePath {
  return path in routes
}

function routeAt(path: RoutePath): Route {
  return routes[path]
}
