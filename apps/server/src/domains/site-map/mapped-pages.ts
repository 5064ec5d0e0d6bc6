import type { SitePath } from '@guangquan/routes/link'
import type { Queryable } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'

/** A page that is about something that was published, other than a post. */
export interface MappedPage {
  path: SitePath
  changedAt: Date
}

/** Lists the newest such pages of a domain for the site map, a few thousand at most. */
export type ListMappedPages = (source: { db: Queryable; now: Date }) => Promise<MappedPage[]>

export const mappedPages = extensionPoint<readonly ListMappedPages[]>('mappedPages')
