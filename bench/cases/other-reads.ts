import {
  Achievement,
  Activity,
  Contest,
  ArticleInfo,
  Gear,
  Goods,
  GoodsOrder,
  NewPublish,
  NewsInfo,
  PhotographyGroup,
  Picture,
  Present,
  ProductInfo,
  ProfileFrame,
  SysBaseInfo,
  UserAddress,
  UserInfo,
  UserProduct,
  callPath,
  declaredMethods,
  isOfConsole,
  type Method,
} from '@guangquan/contract'
import * as z from 'zod'
import type { RequestTemplate } from '../load/load-job.ts'
import type { ListName } from '../people/list-things.ts'
import { nameOf, requestsOf, type Case, type SurveyedSite } from './case.ts'
import { reads } from './reads.ts'
import { togetherReads } from './together.ts'

/** Reads about one thing, and the list that shows it to a person. */
const aboutThings = new Map<Method, ListName>([
  [NewPublish.GetUserPublishDetail, 'ownPosts'],
  [Achievement.Detail, 'medals'],
  [ProfileFrame.Detail, 'frames'],
  [ProfileFrame.TADetail, 'frames'],
  [UserAddress.Get, 'addresses'],
  [ProductInfo.GetProduct, 'products'],
  [UserProduct.Get, 'registered'],
  [UserProduct.GetPassport, 'passports'],
  [UserProduct.GetGearEvents, 'passports'],
  [UserProduct.GetProductActivityDetail, 'activities'],
  [Goods.GetDetail, 'goods'],
  [GoodsOrder.GetDetail, 'orders'],
  [Present.GetDetail, 'presents'],
  [NewsInfo.Detail, 'news'],
  [Activity.GetActivityDetail, 'events'],
  [Activity.GetPhotoContestDetail, 'contests'],
  [Contest.GetEntryList, 'contests'],
  [PhotographyGroup.GetInfo, 'circles'],
  [PhotographyGroup.GetPhotographyGroupMemberList, 'circles'],
  [PhotographyGroup.Publish, 'circles'],
  [PhotographyGroup.GetPinned, 'circles'],
  [PhotographyGroup.GetPictures, 'circles'],
  [PhotographyGroup.GetCommonMembers, 'circles'],
  [PhotographyGroup.Get, 'ownCircles'],
  [PhotographyGroup.GetApplications, 'ownCircles'],
  [PhotographyGroup.GetLog, 'ownCircles'],
  [PhotographyGroup.GetFigures, 'ownCircles'],
  [PhotographyGroup.GetRemovedPosts, 'ownCircles'],
])

/** The key that names the target if no field is required but one of several must be given. */
const optionalKeys = new Map<Method, string>([
  [UserProduct.GetPassport, 'regProductId'],
  [UserProduct.GetGearEvents, 'regProductId'],
])

/** A month of the calendar. */
function monthAround(now: Date) {
  const dayMs = 24 * 3600_000
  const day = (by: number) => new Date(now.getTime() + by * dayMs).toISOString().slice(0, 10)
  return { startDate: day(-15), endDate: day(15) }
}

/** Inputs of reads that cannot be derived from their fields. */
const inputs = new Map<Method, (site: SurveyedSite) => object[]>([
  [NewPublish.GetVote, ({ survey }) => survey.open.votes.map(({ publishId }) => ({ publishId }))],
  [Picture.SuggestGear, () => [{ kind: 'lens', keyword: '50' }]],
  [SysBaseInfo.GetBaseDictionariesByCode, () => [{ code: 'BuyChannelType' }]],
  [SysBaseInfo.GetTermsInfoList, () => [{ termsType: 4 }]],
  [SysBaseInfo.GetNearbyShopList, () => [{ lng: 121.475, lat: 31.223 }]],
  [SysBaseInfo.GetBannerList, () => [{ adPlace: 2 }]],
  [UserInfo.ExistNickName, () => [{ nickName: '一个还没有的名字' }]],
  [Activity.GetCalendarActivityList, () => [monthAround(new Date())]],
  [ArticleInfo.Get, ({ survey }) => survey.articleIds.map((id) => ({ id }))],
  [ArticleInfo.GetRelated, ({ survey }) => survey.articleIds.map((id) => ({ id }))],
  [
    Achievement.TADetail,
    ({ members, survey }) => {
      const [medal] = survey.things.get('medals') ?? []
      return medal === undefined ? [] : members.people.map(({ userId }) => ({ id: medal.id, userId }))
    },
  ],
  [
    Gear.Compare,
    ({ survey: { lensIds } }) => lensIds.slice(1).map((b, index) => ({ a: lensIds[index] ?? b, b })),
  ],
])

/** Values of fields that mean the same in every call. */
const fields: Record<string, (site: SurveyedSite) => string[]> = {
  userId: ({ members }) => members.people.map(({ userId }) => userId),
  publishId: ({ survey }) => survey.postIds,
  keyword: ({ survey }) => survey.words,
}

const made = new Set([...reads, ...togetherReads].flatMap(({ calls }) => calls ?? []))

/** The reads of visitors and members without a case, called as a member, generated from their declarations. */
export const otherReads: Case[] = declaredMethods
  .filter((method) => method.read && !isOfConsole(method) && !made.has(nameOf(method)))
  .flatMap((method) => {
    const requests = requestsFor(method)
    return requests === null
      ? []
      : [{ name: `${nameOf(method)}, member`, calls: [nameOf(method)], references: ['sql'], requests }]
  })

function requestsFor(method: Method): Case['requests'] | null {
  const thing = aboutThings.get(method)
  if (thing !== undefined) return (site) => aboutEach(site, method, thing)
  const given = inputs.get(method)
  if (given !== undefined) return (site) => requestsOf(site.members, method, given(site), 'everybody')
  const required = requiredFields(method)
  const [field, ...more] = required
  if (field === undefined) return (site) => requestsOf(site.members, method, [{}], 'everybody')
  const values = fields[field]
  if (values === undefined || more.length > 0) return null
  return (site) =>
    requestsOf(
      site.members,
      method,
      values(site).map((value) => ({ [field]: value })),
      'everybody',
    )
}

function aboutEach({ members, survey }: SurveyedSite, method: Method, list: ListName): RequestTemplate[] {
  const path = callPath(method, members.productKey)
  const isNumber = idIsNumber(method)
  return (survey.things.get(list) ?? []).map(({ person, id }) => ({
    method: 'POST',
    path,
    person,
    body: JSON.stringify({ [keyOf(method)]: isNumber ? Number(id) : id }),
  }))
}

const keyOf = (method: Method): string => optionalKeys.get(method) ?? requiredFields(method)[0] ?? 'id'

function idIsNumber(method: Method): boolean {
  const { input } = method
  return input instanceof z.ZodObject && input.safeParse({ [keyOf(method)]: 1 }).success
}

function requiredFields({ input }: Method): string[] {
  if (!(input instanceof z.ZodObject)) return []
  const { error } = input.safeParse({})
  return [...new Set((error?.issues ?? []).map(({ path }) => String(path[0])))]
}
