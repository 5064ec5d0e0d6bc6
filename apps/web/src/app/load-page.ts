import type { RoutePath } from '@guangquan/routes/table'
import { loadChunk } from '../platform/load-chunk.ts'
import type { Pages } from '../platform/routing/site-history.ts'
import { currentUser } from '../platform/session/session.ts'
import { earlyMemberPages, earlyPages } from './early-pages.gen.ts'
import type { PageLoader } from './page-loader.ts'

// The names of all scripts are some kilobytes that no compression makes less: the page a visit begins with does
// without them and without the table of routes.
const loadOthers = () => import('./other-pages.ts')

/** The table and the pages of the site; what is here already costs nothing. */
export const pages: Pages = {
  loadTable: () => loadChunk(loadOthers),
  loadPage: async (path) => {
    const module = await loadChunk(earlyLoader(path) ?? (async () => (await loadOthers()).loadOther(path)))
    return module.default
  },
}

/** Fetches the table and the names of the other pages before they are wanted. */
export function prepareOthers(): void {
  // One that does not come is asked for again, and its failure shown, when it is wanted.
  loadOthers().catch(() => undefined)
}

function earlyLoader(path: RoutePath): PageLoader | undefined {
  const early: Partial<Record<RoutePath, PageLoader>> = earlyPages
  const forMembers: Partial<Record<RoutePath, PageLoader>> = earlyMemberPages
  return (currentUser() === null ? undefined : forMembers[path]) ?? early[path]
}
