import { api, call } from '@guangquan/contract/wire/method-ref'

export const circleOf = (id: string) => call(api.PhotographyGroup.GetInfo, { id })

/** For the member's own topics, or for the given ones. */
export const recommendedCircles = (topicIds: readonly string[] = []) =>
  call(api.PhotographyGroup.Recommend, topicIds.length === 0 ? {} : { topicIds: [...topicIds] })

export const circleRanking = () => call(api.PhotographyGroup.GetRanking, {})

/** The numbers of a circle's tabs on the wire. */
const tabs = { all: 1, essence: 2, matches: 3 } as const
export type CirclePostsTab = keyof typeof tabs

/** The posts of an address; activities and members have lists of their own. */
export function readCircleTab(tab: string | null): CirclePostsTab | 'activities' | 'members' {
  return tab === 'essence' || tab === 'matches' || tab === 'activities' || tab === 'members' ? tab : 'all'
}

export const circlePosts = (id: string, tab: CirclePostsTab) =>
  call(api.PhotographyGroup.Publish, { id, tab: tabs[tab] })

export const circleMembers = (id: string) => call(api.PhotographyGroup.GetPhotographyGroupMemberList, { id })

/** Circles with a word in their name or introduction. */
export const circlesNamed = (keyword: string) => call(api.PhotographyGroup.Search, { keyword })

const ownTabs = [1, 2, 3, 4] as const
export type OwnCircleTab = (typeof ownTabs)[number]

/** The member's circles for an address; undefined for an unknown tab. */
export function readOwnCircleTab(tab: string | undefined): OwnCircleTab | undefined {
  return ownTabs.find((one) => String(one) === tab)
}

export const circlesOf = (tab: OwnCircleTab | 5, userId?: string) =>
  call(api.PhotographyGroup.GetUserPhotographyGroupList, userId === undefined ? { tab } : { tab, userId })
