import type { ListedRoute } from './table.ts'

/** The part of a row that the site needs while its page is shown. A page is delivered with that of its own row. */
export type ShownRoute = Pick<ListedRoute, 'path' | 'title' | 'access' | 'bare' | 'dark' | 'ownBar'>

export function toShownRoute({ path, title, access, bare, dark, ownBar }: ListedRoute): ShownRoute {
  return { path, title, access, ...(bare && { bare }), ...(dark && { dark }), ...(ownBar && { ownBar }) }
}
