import {
  Achievement,
  Activity,
  Contest,
  Goods,
  GoodsOrder,
  NewPublish,
  NewsInfo,
  PhotographyGroup,
  Present,
  ProductInfo,
  ProfileFrame,
  SysBaseInfo,
  UserAddress,
  UserProduct,
  type Method,
} from '@guangquan/contract'
import { goodsTypes } from '@guangquan/contract/goods/goods.words'
import * as z from 'zod'
import { call, type Members } from './call.ts'

/** An item of a list, with the person who sees it. */
export interface Thing {
  person: number
  id: string
}

/** Lists whose items other calls are about. */
const lists = {
  ownPosts: [NewPublish.GetOwnPublishList, {}],
  medals: [Achievement.GetList, {}],
  ownMedals: [Achievement.GetList, 'own'],
  frames: [ProfileFrame.GetList, {}],
  addresses: [UserAddress.GetList, {}],
  products: [ProductInfo.GetPaged, {}],
  registered: [UserProduct.GetList, {}],
  passports: [UserProduct.GetList, {}],
  activities: [UserProduct.GetProductActivityList, {}],
  goods: [Goods.GetList, { goodsType: goodsTypes.coins }],
  orders: [GoodsOrder.GetList, {}],
  presents: [Present.GetList, {}],
  news: [NewsInfo.GetList, {}],
  events: [Activity.GetActivityList, {}],
  contests: [Contest.GetList, {}],
  circles: [PhotographyGroup.GetRanking, {}],
  ownCircles: [PhotographyGroup.GetUserPhotographyGroupList, { tab: 2 }],
  openCircles: [PhotographyGroup.Recommend, {}],
  topics: [SysBaseInfo.GetTopicList, {}],
} as const satisfies Record<string, readonly [Method, 'own' | object]>
export type ListName = keyof typeof lists

const Item = z.looseObject({
  id: z.coerce.string(),
  passportLevel: z.int().nullish(),
  applyAuditSetting: z.int().optional(),
})
const List = z.union([z.array(Item), z.looseObject({ items: z.array(Item) }).transform(({ items }) => items)])

/** Which items of a list are meant, if not all. */
const chosen: Partial<Record<ListName, (item: z.output<typeof Item>) => boolean>> = {
  passports: ({ passportLevel }) => passportLevel !== null,
  // Those that the person is not in and may join without an application.
  openCircles: ({ applyAuditSetting }) => applyAuditSetting === 0,
}

/** Enough people for the things to differ. */
const asked = 8

/** The items of a list that some of the people see; empty for a list that cannot be read. */
async function listThings(members: Members, name: ListName): Promise<Thing[]> {
  const [method, given]: readonly [Method, 'own' | object] = lists[name]
  const things: Thing[] = []
  for (const [person, { userId }] of members.people.slice(0, asked).entries()) {
    const input = given === 'own' ? { userId } : given
    const response = await call(members, person, method, input).catch(() => null)
    const { data } = List.safeParse(response?.result)
    const items = (data ?? []).filter(chosen[name] ?? (() => true))
    things.push(...items.map(({ id }) => ({ person, id })))
  }
  return things
}

/** All lists. */
export async function listAllThings(members: Members): Promise<Map<ListName, Thing[]>> {
  const found = new Map<ListName, Thing[]>()
  for (const name of Object.keys(lists).filter(isListName)) found.set(name, await listThings(members, name))
  return found
}

function isListName(name: string): name is ListName {
  return name in lists
}
