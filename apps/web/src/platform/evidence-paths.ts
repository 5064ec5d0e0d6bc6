import type { SiteHref } from '@guangquan/routes/link'
import { withValues } from './with-query.ts'

/** Links to first publications. */
export const evidencePaths = {
  /** The chain, on the page that verifies files. */
  chain: (): SiteHref => '/more/first-publication',
  /** The certificates of one of the member's posts. */
  ofPost: (publishId: string) => withValues('/more/first-publication', { post: publishId }),
  /** @param sha256 of the original file */
  certificate: (sha256: string): SiteHref => `/more/first-publication/${sha256}`,
} as const satisfies Record<string, (...values: never[]) => SiteHref>
