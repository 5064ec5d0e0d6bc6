import type { RoutePath } from './table.ts'

type Filled<Path extends string> = Path extends `${infer Before}:${infer After}`
  ? After extends `${string}/${infer Rest}`
    ? `${Before}${string}/${Filled<Rest>}`
    : `${Before}${string}`
  : Path

/** A path of the table with values in place of its parameters. */
export type SitePath = Filled<RoutePath>

/** The same, optionally with a query. */
export type SiteHref = SitePath | `${SitePath}?${string}`
