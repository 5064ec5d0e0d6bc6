import type { ListedRoute } from './table.ts'

/** What the site needs of a row while its page is shown. The page brings that of its own row along. */
export type ShownRoute = Pick<ListedRoute, 'path' | 'title' | 'access' | 'bare' | 'ownBar'>

/** That part of a row. */
export function toShownRoute({ path, title, access, bare, ownBar }: ListedRoute): ShownRoute {
  return { path, title, access, ...(bare && { bare }), ...(ownBar && { ownBar }) }
}
