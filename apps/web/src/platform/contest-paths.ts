import type { EntryWall } from '@guangquan/routes/first/contest'
import type { SiteHref } from '@guangquan/routes/link'
import { withValues } from './with-query.ts'

/** Links to photo contests. */
export const contestPaths = {
  detail: (id: string, { group, sort, finalists }: EntryWall = {}) =>
    withValues(`/activity/match/${id}`, {
      group,
      sort,
      finalists: finalists === true ? '1' : undefined,
    }),
  rules: (id: string): SiteHref => `/activity/match-detail/${id}`,
  /** @param id of the contest to enter */
  enter: (id: string) => withValues('/user/release/match', { matchId: id }),
  /** Continues a draft of an entry. */
  draft: (draft: string) => withValues('/user/release/match', { draft }),
  certificate: (code: string): SiteHref => `/activity/certificate/${code}`,
} as const satisfies Record<string, (...values: never[]) => SiteHref>
