import * as z from 'zod'
import { ParcelAddress } from '../shapes/shipment.ts'
import {
  codeStates,
  goodsConditionKeys,
  goodsKinds,
  goodsLimits,
  goodsTypes,
  orderStates,
} from './goods.words.ts'
import { ShopItem } from '../shop/shop.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

export const goodsType = z.literal(Object.values(goodsTypes))
export const goodsKind = z.literal(Object.values(goodsKinds))
export const orderState = z.literal(Object.values(orderStates))
export const codeState = z.literal(Object.values(codeStates))
export const orderCount = z.int().min(1).max(goodsLimits.count)

export const GoodsItem = z.object({
  id,
  goodsType: z.int(),
  kind: z.int(),
  name: z.string(),
  summary: z.string(),
  /** Smaller and larger copy of the first picture; null without one. */
  coverUrl: z.string().nullable(),
  /** The frame that it gives, drawn around an avatar where there is no picture; null for all other goods. */
  frameSrc: z.string().nullable(),
  /** Unit price; 0 for benefits. */
  coins: z.int(),
  minLevel: z.int(),
  ownersOnly: z.boolean(),
  /** Remaining stock; null: no limit. */
  stock: z.int().nullable(),
  /** From when it is available; null: now. */
  validFrom: timeText.nullable(),
  validTo: timeText.nullable(),
  /** Max per member and month; null: no limit. */
  limitMonth: z.int().nullable(),
})
export type GoodsItem = z.infer<typeof GoodsItem>

/** A condition, with whether this viewer meets it. */
export const GoodsCondition = z.object({
  key: z.enum(goodsConditionKeys),
  isMet: z.boolean(),
  text: z.string(),
})
export type GoodsCondition = z.infer<typeof GoodsCondition>

export const GoodsDetail = GoodsItem.extend({
  pictureUrls: z.array(z.string()),
  detail: z.string(),
  useNote: z.string(),
  /** Days for which a code is valid after it was handed out. */
  codeDays: z.int().nullable(),
  limitTotal: z.int().nullable(),
  limitYear: z.int().nullable(),
  shops: z.array(ShopItem),
  /** A visitor gets those that do not depend on the member. */
  conditions: z.array(GoodsCondition),
  /** Max units of one order of this viewer now; 0 where a condition is not met. */
  maxCount: z.int(),
  /** The viewer's newest order. */
  lastOrderId: id.nullable(),
})
export type GoodsDetail = z.infer<typeof GoodsDetail>

export const OrderItem = z.object({
  id,
  number: z.string(),
  goodsId: id,
  goodsType: z.int(),
  kind: z.int(),
  name: z.string(),
  coverUrl: z.string().nullable(),
  frameSrc: z.string().nullable(),
  count: z.int(),
  /** Price of the whole order. */
  coins: z.int(),
  state: z.int(),
  createTime: timeText,
})
export type OrderItem = z.infer<typeof OrderItem>

export const OrderCode = z.object({
  id,
  code: z.string(),
  state: z.int(),
  expireTime: timeText,
  usedTime: timeText.nullable(),
})
export type OrderCode = z.infer<typeof OrderCode>

export const OrderDetail = OrderItem.extend({
  address: ParcelAddress.nullable(),
  carrier: z.string(),
  trackingNumber: z.string(),
  note: z.string(),
  useNote: z.string(),
  shippedTime: timeText.nullable(),
  endTime: timeText.nullable(),
  /** When it counts as received; null unless it was shipped. */
  completionTime: timeText.nullable(),
  codes: z.array(OrderCode),
  /** Where codes are accepted: the chosen shop, or all of them where none was chosen. */
  shops: z.array(ShopItem),
})
export type OrderDetail = z.infer<typeof OrderDetail>
