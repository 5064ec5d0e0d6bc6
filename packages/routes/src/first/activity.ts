import type { ActivityState, ActivityType } from '@guangquan/contract/activity/activity.words'
import { api, call } from '@guangquan/contract/wire/method-ref'
import type { Address } from '../route.ts'

/** Tabs of the page of activities, besides the one for all of them. */
export const activityTabs = ['offline', 'online', 'contest', 'lottery'] as const
export type ActivityTab = (typeof activityTabs)[number]

/** Filter of the page of activities, as in its address. */
export interface ActivityFilter {
  tab?: ActivityTab
  /** Code of a county or city. */
  county?: string
  type?: ActivityType
  state?: ActivityState
}

const types: readonly ActivityType[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Only staff see drafts and activities in review. */
const shownStates: readonly ActivityState[] = [2, 3, 4, 5, 6, 7, 8]

/** Query parameters that the page of activities reads. */
export const activityReads = {
  tab: activityTabs,
  county: null,
  type: types.map(String),
  state: shownStates.map(String),
} as const

/** Parses the filter of an address; invalid values are dropped. */
export function readActivityFilter(query: Address['query']): ActivityFilter {
  const tab = activityTabs.find((one) => one === query.get('tab'))
  const type = types.find((one) => String(one) === query.get('type'))
  const state = shownStates.find((one) => String(one) === query.get('state'))
  const county = query.get('county') ?? ''
  // The filters of activities do not apply to contests and lotteries.
  if (tab === 'contest' || tab === 'lottery') return { tab }
  return {
    ...(tab === undefined ? {} : { tab }),
    ...(/^\d{6}$/.test(county) && tab !== 'online' ? { county } : {}),
    ...(type === undefined ? {} : { type }),
    ...(state === undefined ? {} : { state }),
  }
}

const typeOfTalks: ActivityType = 1
const talksShown = 3

/** The next talks for 学习交流, followed by past ones. */
export const nextTalks = () =>
  call(api.Activity.GetActivityList, { subType: typeOfTalks, maxResultCount: talksShown })

const typeOfShops: ActivityType = 4

export function activitiesOf({ tab, county, type, state }: ActivityFilter) {
  return call(api.Activity.GetActivityList, {
    ...(tab === 'offline' || tab === 'online' ? { online: tab === 'online' } : {}),
    ...(type === undefined ? {} : { subType: type }),
    ...(county === undefined ? {} : { countyCode: county }),
    ...(state === undefined ? {} : { state }),
  })
}

/** Activities with every word in their title, summary or address. */
export const activitiesNamed = (keyword: string) => call(api.Activity.GetActivityList, { keyword })

export const activitiesOfCircle = (circleId: string) => call(api.Activity.GetActivityList, { circleId })

export const activityCounties = () => call(api.Activity.GetActivityCountyList, {})

export const activityDetail = (id: string) => call(api.Activity.GetActivityDetail, { id })

export const activityReport = (id: string) => call(api.Activity.GetActivityReport, { id })

const ownTabs = [0, 1, 2, 3, 4] as const
export type OwnActivityTab = (typeof ownTabs)[number]

export const readOwnTab = (query: Address['query']): OwnActivityTab =>
  ownTabs.find((tab) => String(tab) === query.get('tab')) ?? 0

export const ownActivities = (tab: OwnActivityTab) => call(api.Activity.GetUserActivityList, { tab })

/** Filter of the page of the shops' activities. */
export interface ShopActivityFilter {
  city?: string
  shop?: string
}

export const shopReads = { city: null, shop: null } as const

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function readShopFilter(query: Address['query']): ShopActivityFilter {
  const city = query.get('city') ?? ''
  const shop = query.get('shop') ?? ''
  return { ...(/^\d{6}$/.test(city) ? { city } : {}), ...(uuid.test(shop) ? { shop } : {}) }
}

/** Activities of the brand's own shops; for one shop, all that take place there. */
export const shopActivities = ({ city, shop }: ShopActivityFilter) =>
  call(api.Activity.GetActivityList, {
    ...(shop === undefined ? { subType: typeOfShops } : { shopId: shop }),
    ...(city === undefined ? {} : { countyCode: city }),
  })
