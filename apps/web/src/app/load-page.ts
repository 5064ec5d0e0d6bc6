import type { EarlyPath, RoutePath } from '@guangquan/routes/table'
import { loadChunk } from '../platform/load-chunk.ts'
import type { Pages } from '../platform/routing/site-history.ts'
import { currentUser } from '../platform/session/session.ts'
import { earlyMemberPages, earlyPages } from './early-pages.gen.ts'
import type { PageLoader } from './page-loader.ts'

// The list of all page chunks takes several kilobytes that do not compress; the first page of a visit loads without it
// and without the route table.
const loadOthers = () => import('./other-pages.ts')

/** Loads the route table and the pages; already loaded ones cost nothing. */
export const pages: Pages = {
  loadTable: () => loadChunk(loadOthers),
  loadPage: async (path) => {
    const load = isEarly(path) ? earlyLoader(path) : async () => (await loadOthers()).loadOther(path)
    return (await loadChunk(load)).default
  },
}

/** Prefetches the route table and the list of other pages. */
export function prepareOthers(): void {
  // Failures are ignored: it is loaded again, and the failure shown, when it is needed.
  loadOthers().catch(() => undefined)
}

function isEarly(path: RoutePath): path is EarlyPath {
  return path in earlyPages
}

function earlyLoader(path: EarlyPath): PageLoader {
  const forMembers: Partial<Record<EarlyPath, PageLoader>> = earlyMemberPages
  return (currentUser() === null ? undefined : forMembers[path]) ?? earlyPages[path]
}
