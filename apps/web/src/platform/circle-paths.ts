import type { SiteHref } from '@guangquan/routes/link'
import { withValues } from './with-query.ts'

/** The steps of creating a circle, in order. */
export const circleSteps = ['name', 'brief', 'img', 'topic', 'audit'] as const
export type CircleStep = (typeof circleSteps)[number]

const stepPaths = {
  name: '/user/circle/create-name',
  brief: '/user/circle/create-brief',
  img: '/user/circle/create-img',
  topic: '/user/circle/create-topic',
  audit: '/user/circle/create-audit',
} as const satisfies Record<CircleStep, SiteHref>

/** Links to circles, which are not in the site's first script. */
export const circlePaths = {
  list: (topic?: string) => withValues('/circle', { topic }),
  ranking: () => withValues('/circle', { view: 'ranking' }),
  detail: (id: string): SiteHref => `/circle/detail/${id}`,
  /** @param tab of the circle; without it, all posts */
  detailTab: (id: string, tab?: string, view?: string) => withValues(`/circle/detail/${id}`, { tab, view }),
  commonMembers: (id: string): SiteHref => `/circle/common-members/${id}`,
  own: (tab: number): SiteHref => `/user/circle/${tab}`,
  other: (userId: string, tab: number) => withValues(`/user/other/circle/${tab}`, { id: userId }),
  create: (): SiteHref => '/user/circle/create',
  step: (step: CircleStep): SiteHref => stepPaths[step],
  /** @param part of the page; without it, the first one */
  manage: (id: string, part?: string) => withValues(`/user/circle/manage/${id}`, { part }),
  members: (id: string) => withValues(`/user/circle/members/${id}`, {}),
  addAdmins: (id: string): SiteHref => `/user/circle/admin-add/${id}`,
} as const satisfies Record<string, (...values: never[]) => SiteHref>
