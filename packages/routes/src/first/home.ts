import { api, call } from '@guangquan/contract/wire/method-ref'

/** 推荐, 关注 and 最新. */
export type FeedTab = 'recommend' | 'follow' | 'new'

/** Parses the tab of an address; 关注 is for members only. */
export function readFeedTab(tab: string | null): FeedTab {
  return tab === 'follow' || tab === 'new' ? tab : 'recommend'
}

const tabNumbers = { follow: 2, new: 3 } as const

export const dailyPicks = () => call(api.NewPublish.GetDailyPicks, {})

/** The week's photo wall on a visitor's home page. */
export const weekWall = () => call(api.Picture.GetList, { sort: 'hot' })

export const feedOf = (tab: FeedTab) =>
  call(api.NewPublish.GetFeed, tab === 'recommend' ? {} : { tab: tabNumbers[tab] })
