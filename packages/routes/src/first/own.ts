import { api, call } from '@guangquan/contract/wire/method-ref'

export const coinBalance = () => call(api.Coin.GetBalance, {})

const coinSides = ['income', 'spent', 'expired'] as const
export type CoinSide = (typeof coinSides)[number]

/** The side of coin movements in an address; undefined: both. */
export function readCoinSide(side: string | null): CoinSide | undefined {
  return coinSides.find((one) => one === side)
}

export const coinLines = (side?: CoinSide) => call(api.Coin.GetLines, side === undefined ? {} : { side })

/** A member's holdings, for their page and the menu at their avatar. */
export const ownHoldings = () => call(api.UserInfo.GetHoldings, {})

export const ownLevel = () => call(api.UserLevel.Get, {})

export const ownTasks = () => call(api.UserLevel.GetTasks, {})

export const expLines = () => call(api.UserLevel.GetExpLines, {})

export const levelRules = () => call(api.UserLevel.GetRules, {})

const maxMedals = 50

export const ownMedals = () => call(api.Achievement.GetList, { maxResultCount: maxMedals })

export const ownMedal = (id: string) => call(api.Achievement.Detail, { id })

export const oneOfGoods = (id: string) => call(api.Goods.GetDetail, { id })

export const ownOrder = (id: string) => call(api.GoodsOrder.GetDetail, { id })

export const presentsOf = (group: 'current' | 'past') => call(api.Present.GetList, { group })

export const ownPresent = (id: string) => call(api.Present.GetDetail, { id })

export const ownProducts = (ended: boolean) => call(api.UserProduct.GetList, { ended })

const noticeTabs = [1, 2, 3, 4, 5, 6] as const
export type NoticeTab = (typeof noticeTabs)[number]

/** The tab of notices in an address; undefined for an unknown one. */
export function readNoticeTab(tab: string | undefined): NoticeTab | undefined {
  return noticeTabs.find((one) => String(one) === tab)
}

export const noticesOf = (tab?: NoticeTab) =>
  call(api.Notice.GetUserNoticeList, tab === undefined ? {} : { tab })

const likesAmongNotices = 3

/** The newest likes, shown among all notices. */
export const newestLikes = () =>
  call(api.UserLike.GetUserLikeNoticeList, { maxResultCount: likesAmongNotices })

export const followedPeople = (filter: { keyword?: string; group?: 0 | 1 } = {}) =>
  call(api.UserFollow.GetList, filter)

export const recommendedPeople = () => call(api.UserFollow.GetRecommendList, {})

export const fans = (keyword = '') => call(api.UserFollow.GetFansList, keyword === '' ? {} : { keyword })

export const ownTopics = () => call(api.UserInfo.GetUserTopicList, {})

export const ownAddresses = () => call(api.UserAddress.GetList, {})

export const ownFeedback = () => call(api.Feedback.GetList, {})

export const oneFeedback = (id: string) => call(api.Feedback.GetDetail, { id })

/** A member's folders and collected posts. */
export const foldersOf = (userId: string) => call(api.UserLike.GetFolderList, { userId })

export const collectedBy = (userId: string) => call(api.UserLike.GetCollectList, { userId })

/** Tags that begin with a word; without a word, those used most lately. */
export const tagsOf = (keyword = '') => call(api.NewPublish.GetTagList, keyword === '' ? {} : { keyword })

export const ownTags = () => call(api.NewPublish.GetUserTagList, {})

/** Topics to choose for a post. */
export const postTopics = () => call(api.SysBaseInfo.GetTopicList, { type: 2 })

export const writingRules = () => call(api.ArticleInfo.GetWritingRules, {})

/** Conversations with known members, or with strangers. */
export const conversations = (folder: 1 | 2) => call(api.Message.GetConversations, { folder })
