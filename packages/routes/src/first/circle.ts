import { api, call } from '@guangquan/contract/wire/method-ref'

// What the pages of circles begin with.

export const circleOf = (id: string) => call(api.PhotographyGroup.GetInfo, { id })

/** By the member's own topics, or by those that are named. */
export const recommendedCircles = (topicIds: readonly string[] = []) =>
  call(api.PhotographyGroup.Recommend, topicIds.length === 0 ? {} : { topicIds: [...topicIds] })

export const circleRanking = () => call(api.PhotographyGroup.GetRanking, {})

/** The numbers that the tabs of a circle have on the wire. */
const tabs = { all: 1, essence: 2, matches: 3 } as const
export type CirclePostsTab = keyof typeof tabs

/** The posts that an address names; activities and members have lists of their own. */
export function readCircleTab(tab: string | null): CirclePostsTab | 'activities' | 'members' {
  return tab === 'essence' || tab === 'matches' || tab === 'activities' || tab === 'members' ? tab : 'all'
}

export const circlePosts = (id: string, tab: CirclePostsTab) =>
  call(api.PhotographyGroup.Publish, { id, tab: tabs[tab] })

export const circleMembers = (id: string) => call(api.PhotographyGroup.GetPhotographyGroupMemberList, { id })

/** Those whose name or introduction has a word. */
export const circlesNamed = (keyword: string) => call(api.PhotographyGroup.Search, { keyword })

const ownTabs = [1, 2, 3, 4] as const
export type OwnCircleTab = (typeof ownTabs)[number]

/** The circles of a member that an address names; undefined for no such tab. */
export function readOwnCircleTab(tab: string | undefined): OwnCircleTab | undefined {
  return ownTabs.find((one) => String(one) === tab)
}

export const circlesOf = (tab: OwnCircleTab | 5, userId?: string) =>
  call(api.PhotographyGroup.GetUserPhotographyGroupList, userId === undefined ? { tab } : { tab, userId })
