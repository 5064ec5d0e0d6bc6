import * as z from 'zod'
import { shopTypes } from '../goods/goods.words.ts'
import { shopLimits } from './shop.words.ts'
import { id, memberText } from '../shapes/text.ts'

const outside = '坐标不在中国范围内'

export const shopType = z.literal(Object.values(shopTypes))

/** A place of the brand. */
export const ShopItem = z.object({
  id,
  type: z.int(),
  name: z.string(),
  province: z.string(),
  city: z.string(),
  county: z.string(),
  /** Street and number, without the area. */
  detail: z.string(),
  phone: z.string(),
  hours: z.string(),
})
export type ShopItem = z.infer<typeof ShopItem>

const picture = z.object({ url: z.string(), smallUrl: z.string() })

/** A shop on the page of shops. */
export const ShopDetail = ShopItem.extend({
  services: z.array(z.string()),
  pictures: z.array(picture),
  /** Longitude in GCJ-02; null, like `lat`, without a place on the map. */
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  /** Metres from the given position; null without a position, or for a shop without one. */
  distance: z.int().nullable(),
})
export type ShopDetail = z.infer<typeof ShopDetail>

/** A province or city, with its number of open shops. */
const areaCount = { code: z.string(), name: z.string(), count: z.int() }

export const ShopArea = z.object({ ...areaCount, cities: z.array(z.object(areaCount)) })
export type ShopArea = z.infer<typeof ShopArea>

export const shopFilters = {
  t: shopType.default(1),
  /** Code of a province, a city or a county. */
  areaCode: z.string().max(6).optional(),
  keyword: z.string().max(40).optional(),
}

const { lng, lat } = shopLimits
const longitude = z.number().min(lng.min, outside).max(lng.max, outside)
const latitude = z.number().min(lat.min, outside).max(lat.max, outside)

/** A position in GCJ-02 or, outside China, in WGS-84. */
export const position = { lng: z.number().min(-180).max(180), lat: z.number().min(-90).max(90) }

export const shopFields = {
  type: shopType,
  name: memberText(2, 40),
  areaCodes: z.array(z.string().regex(/^\d{6}$/, '请选择所在地区')).length(3, '请选择所在地区'),
  detail: memberText(2, 80),
  phone: z
    .string()
    .trim()
    .regex(/^[\d-]{7,20}$/, '请填写电话，只用数字和短横线'),
  hours: memberText(1, 40),
  services: z
    .array(memberText(1, shopLimits.service))
    .max(shopLimits.services, `最多 ${shopLimits.services} 项`)
    .refine((services) => new Set(services).size === services.length, '有重复的服务'),
  /** GCJ-02; both or neither. */
  lng: longitude.nullable(),
  lat: latitude.nullable(),
  /** In their order on the page: ids of uploads, and keys of present pictures. */
  pictures: z.array(z.string().max(200)).max(shopLimits.pictures),
  sort: z.int().min(0).max(10_000),
  isOpen: z.boolean(),
}

export const StaffShopItem = ShopItem.extend({
  areaCodes: z.array(z.string()),
  services: z.array(z.string()),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  /** `key` refers to a picture in a change. */
  pictures: z.array(z.object({ key: z.string(), url: z.string() })),
  sort: z.int(),
  isOpen: z.boolean(),
  version: z.int(),
})
export type StaffShopItem = z.infer<typeof StaffShopItem>
