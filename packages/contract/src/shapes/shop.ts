import * as z from 'zod'
import { shopTypes } from '../goods-words.ts'
import { id, memberText } from './text.ts'

export const shopType = z.literal(Object.values(shopTypes))

/** A place of the brand. */
export const ShopItem = z.object({
  id,
  type: z.int(),
  name: z.string(),
  province: z.string(),
  city: z.string(),
  county: z.string(),
  /** Street and number, behind the area. */
  detail: z.string(),
  phone: z.string(),
  hours: z.string(),
})
export type ShopItem = z.infer<typeof ShopItem>

/** What staff write of a shop. */
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
  sort: z.int().min(0).max(10_000),
  isOpen: z.boolean(),
}

export const StaffShopItem = ShopItem.extend({
  areaCodes: z.array(z.string()),
  sort: z.int(),
  isOpen: z.boolean(),
  version: z.int(),
})
export type StaffShopItem = z.infer<typeof StaffShopItem>
