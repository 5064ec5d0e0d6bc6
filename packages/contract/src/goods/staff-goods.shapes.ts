import * as z from 'zod'
import { codeStates, goodsLimits, goodsStates } from './goods.words.ts'
import { goodsKind, goodsType } from './goods.shapes.ts'
import { ParcelAddress } from '../shapes/shipment.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const goodsState = z.literal(Object.values(goodsStates))
const codeState = z.literal(Object.values(codeStates))

const { stock, coins, codeDays, sort } = goodsLimits
const limit = z.int().min(1).max(stock).nullable()
/** Epoch milliseconds; null: open on that side. */
const instant = z.int().min(0).nullable()

/** What a virtual good gives. */
export const GoodsGift = z.object({
  gives: z.string().max(40),
  /** Which one, such as the frame; empty where there is nothing to choose. */
  choice: z.string().max(40).default(''),
})

/** Fields of goods. Type, kind and pool cannot be changed later. */
export const goodsFields = {
  name: memberText(2, goodsLimits.name),
  summary: memberText(0, goodsLimits.summary),
  detail: memberText(0, goodsLimits.detail),
  useNote: memberText(0, goodsLimits.note),
  coins: z.int().min(0).max(coins),
  minLevel: z.int().min(1).max(10),
  ownersOnly: z.boolean(),
  limitTotal: limit,
  limitMonth: limit,
  limitYear: limit,
  from: instant,
  to: instant,
  codeDays: z.int().min(1).max(codeDays).nullable(),
  gift: GoodsGift.nullable(),
  shopIds: z.array(id).max(goodsLimits.shops),
  sort: z.int().min(0).max(sort),
  /** In their order on the page: ids of uploads, and keys of present pictures. */
  pictures: z.array(z.string().max(200)).max(goodsLimits.pictures),
}

export const newGoodsFields = {
  goodsType,
  kind: goodsKind,
  hasCodePool: z.boolean(),
  /** Remaining stock; null: no limit. The stock of a pool is what was imported. */
  stock: z.int().min(0).max(stock).nullable(),
  ...goodsFields,
}

export const StaffGoodsItem = z.object({
  id,
  goodsType: z.int(),
  kind: z.int(),
  name: z.string(),
  coverUrl: z.string().nullable(),
  coins: z.int(),
  stock: z.int().nullable(),
  sold: z.int(),
  state: z.int(),
  sort: z.int(),
  version: z.int(),
})
export type StaffGoodsItem = z.infer<typeof StaffGoodsItem>

export const StaffGoodsDetail = StaffGoodsItem.extend({
  summary: z.string(),
  detail: z.string(),
  useNote: z.string(),
  minLevel: z.int(),
  ownersOnly: z.boolean(),
  limitTotal: z.int().nullable(),
  limitMonth: z.int().nullable(),
  limitYear: z.int().nullable(),
  from: instant,
  to: instant,
  hasCodePool: z.boolean(),
  /** Number of its codes by state, without empty states. */
  codes: z.array(z.object({ state: codeState, count: z.int() })),
  codeDays: z.int().nullable(),
  gift: GoodsGift.nullable(),
  /** Shops that accept its codes; empty: every shop. */
  shops: z.array(z.object({ id, name: z.string() })),
  /** `key` refers to a picture in a change. */
  pictures: z.array(z.object({ key: z.string(), url: z.string() })),
})
export type StaffGoodsDetail = z.infer<typeof StaffGoodsDetail>

/** Something that virtual goods can give. */
export const VirtualGift = z.object({
  gives: z.string(),
  name: z.string(),
  choices: z.array(z.object({ value: z.string(), name: z.string() })),
})
export type VirtualGift = z.infer<typeof VirtualGift>

export const CodeBatch = z.object({
  id,
  count: z.int(),
  /** Codes that were not handed out yet. */
  left: z.int(),
  createdBy: z.string(),
  createTime: timeText,
})
export type CodeBatch = z.infer<typeof CodeBatch>

/** A code that a member shows in a shop. */
export const ShownCode = z.object({
  id,
  goodsName: z.string(),
  useNote: z.string(),
  nickName: z.string(),
  state: z.int(),
  expireTime: timeText,
  usedTime: timeText.nullable(),
  usedShop: z.string(),
  /** Shops that accept it; empty: every shop. */
  shops: z.array(z.object({ id, name: z.string() })),
  /** Shops in which the caller may accept it: a clerk's own shop. Null: each of `shops`. */
  ownShops: z.array(z.object({ id, name: z.string() })).nullable(),
})
export type ShownCode = z.infer<typeof ShownCode>

export const StaffOrderItem = z.object({
  id,
  number: z.string(),
  memberId: id,
  nickName: z.string(),
  goodsId: id,
  name: z.string(),
  goodsType: z.int(),
  kind: z.int(),
  count: z.int(),
  coins: z.int(),
  state: z.int(),
  /** Masked. */
  address: ParcelAddress.nullable(),
  carrier: z.string(),
  trackingNumber: z.string(),
  note: z.string(),
  createTime: timeText,
  shippedTime: timeText.nullable(),
  endTime: timeText.nullable(),
  version: z.int(),
})
export type StaffOrderItem = z.infer<typeof StaffOrderItem>
