import type { ListedRoute } from './table.ts'

/** What the site needs of a row while its page is shown. The page brings that of its own row along. */
export type ShownRoute = Pick<ListedRoute, 'path' | 'title' | 'access' | 'bare' | 'dark' | 'ownBar'>

/** That part of a row. */
export function toShownRoute({ path, title, access, bare, dark, ownBar }: ListedRoute): ShownRoute {
  return { path, title, access, ...(bare && { bare }), ...(dark && { dark }), ...(ownBar && { ownBar }) }
}
