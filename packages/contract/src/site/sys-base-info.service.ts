import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { Area } from '../shapes/area.ts'
import { BrandLook } from '../brand/brand-look.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { position, ShopArea, ShopDetail, shopFilters, shopType } from '../shop/shop.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { TopicChoice } from './topic.shapes.ts'

export const Emoji = z.object({ code: z.string(), url: z.string(), group: z.string() })
export const Banner = z.object({
  id,
  title: z.string(),
  imageUrl: z.string(),
  imageMobileUrl: z.string(),
  link: z.string(),
})
export const TermsInfo = z.object({
  id: z.string(),
  title: z.string(),
  version: z.string(),
  /** Sanitised HTML made by the server. */
  html: z.string(),
  effectiveTime: timeText,
})

export const dictionaryCode = z.enum([
  'Software',
  'LensType',
  'SetsApplyCates',
  'BuyChannelType',
  'NewsVideoType',
  'FeatureSetting',
  'ReportReasonsType',
  'ReplyReportReasonsType',
  'PhotographyGroupReportReasonsType',
  'UserReportReasonsType',
])
export type DictionaryCode = z.infer<typeof dictionaryCode>
/** An entry of a dictionary. In `FeatureSetting` the value is 1 on or 0 off. */
export const DictionaryEntry = z.object({ value: z.int(), name: z.string(), order: z.int() })

/** Facts of brand and installation that every page needs; from settings, without secrets. */
export const SiteSettings = z.object({
  productKey: z.string(),
  communityName: z.string(),
  brandName: z.string(),
  copyrightCompany: z.string(),
  icp: z.object({ text: z.string(), url: z.string() }),
  policeFiling: z.object({ text: z.string(), url: z.string() }).nullable(),
  businessLicenceUrl: z.string(),
  socialFollow: z.object({ text: z.string(), url: z.string() }),
  /** How members reach the operator. */
  contact: z.object({ text: z.string(), url: z.string() }),
  shops: z.array(z.object({ text: z.string(), url: z.string() })),
  /** Colours and pictures of the brand. */
  look: BrandLook,
  agreementsInFooter: z.boolean(),
  socialLogin: z.object({ wx: z.boolean(), qq: z.boolean(), weibo: z.boolean() }),
  /** Whether members may upload videos: the switch 视频上传. */
  videoUpload: z.boolean(),
  /** Whether what a level unlocks is closed to members below it. */
  levelGates: z.boolean(),
  fileOrigin: z.string(),
  analytics: z.object({ src: z.string() }).nullable(),
  /** Number and hash of the last link in the chain of first publications; null before the first one. */
  evidenceHead: z.object({ number: z.int(), hash: z.string() }).nullable(),
  development: z.boolean(),
})
export type SiteSettings = z.infer<typeof SiteSettings>

export const SysBaseInfo = service('SysBaseInfo', {
  GetSiteSettings: method({
    summary: '站点与品牌设置',
    access: 'public',
    read: true,
    input: body({}),
    output: SiteSettings,
    errors: [],
  }),
  GetActivitySubTypeList: method({
    summary: '活动的类型，连同它们在日历标记里的位',
    access: 'public',
    read: true,
    visitorCacheSeconds: 300,
    input: body({}),
    output: z.object({ items: z.array(z.object({ type: z.int(), name: z.string(), flag: z.int() })) }),
    errors: [],
  }),
  GetTopicList: method({
    summary: '主题列表（1 兴趣 2 发布 3 圈子）',
    access: 'public',
    read: true,
    input: body({ type: z.int().min(1).max(3).default(2) }),
    output: z.array(TopicChoice),
    errors: [],
  }),
  GetArticleCategoryList: method({
    summary: '文章分类',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({}),
    output: z.array(z.object({ id: z.int(), name: z.string() })),
    errors: [],
  }),
  GetAreaJsonData: method({
    summary: '行政区划（省、市、区县）；版本未变时 areas 为 null',
    access: 'public',
    read: true,
    visitorCacheSeconds: 3600,
    input: body({ version: z.string().max(20).optional() }),
    output: z.object({ version: z.string(), areas: z.array(Area).nullable() }),
    errors: [],
  }),
  GetBuyChannelList: method({
    summary: '购买渠道',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({}),
    output: z.array(DictionaryEntry),
    errors: [],
  }),
  GetBaseDictionariesByCode: method({
    summary: '基础字典',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({ code: dictionaryCode }),
    output: z.array(DictionaryEntry),
    errors: [],
  }),
  GetEmojiList: method({
    summary: '表情列表',
    access: 'public',
    read: true,
    input: body({}),
    output: z.array(Emoji),
    errors: [],
  }),
  GetTermsInfoList: method({
    summary: '条款（4 注册协议 5 隐私 6 比赛 7 门店）',
    access: 'public',
    read: true,
    input: body({ termsType: z.int().min(4).max(7) }),
    output: z.array(TermsInfo),
    errors: [],
  }),
  GetShopList: method({
    summary: '门店（t：1 直营店 2 授权专卖店 3 维修服务网点）；可按地区和名称、地址的一部分',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({ ...pageInput, ...shopFilters }),
    output: pageOf(ShopDetail),
    errors: [],
  }),
  // Not cached, since a cache would store positions.
  GetNearbyShopList: method({
    summary: '门店，近的在前，没有坐标的在后；位置用 GCJ-02 坐标，不会保存',
    access: 'public',
    read: true,
    input: body({ ...pageInput, ...shopFilters, ...position }),
    output: pageOf(ShopDetail),
    errors: [],
  }),
  GetShopAreaList: method({
    summary: '有门店的省和城市，以及营业的门店各有几家',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({ t: shopType.default(1) }),
    output: z.array(ShopArea),
    errors: [],
  }),
  GetBannerList: method({
    summary: '横幅（1 产品 2 首页 3 照片）',
    access: 'public',
    read: true,
    input: body({ adPlace: z.int().min(1).max(3) }),
    output: z.array(Banner),
    errors: [],
  }),
  ClickBanner: method({
    summary: '记录横幅点击',
    access: 'public',
    limit: 'read',
    input: body({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
})
