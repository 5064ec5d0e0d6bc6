import * as z from 'zod'
import { ProofPicture } from './product.ts'
import { ParcelAddress } from './shipment.ts'
import { id, memberText, timeText } from './text.ts'

/** States of an application to an activity of products; 0 is that of a product without one. */
export const applicationStates = {
  none: 0,
  inReview: 1,
  accepted: 2,
  incomplete: 3,
  refused: 4,
  sent: 5,
  cancelled: 6,
} as const

export const applicationStateNames = {
  0: '未申请',
  1: '审核中',
  2: '已通过',
  3: '需补充材料',
  4: '未通过',
  5: '礼品已发放',
  6: '已取消',
} as const

const activityKind = z.int().min(1).max(4)

const gift = z.object({ id, name: z.string() })

/** An offer to members who registered certain products. */
export const ProductActivity = z.object({
  id,
  title: z.string(),
  /** 1 a gift with the purchase, 2 a longer warranty, 3 firmware trial, 4 trade-in. */
  kind: activityKind,
  models: z.array(z.object({ productId: id, name: z.string() })),
  /** Days of purchase, both included. */
  buyFrom: z.iso.date(),
  buyTo: z.iso.date(),
  applyFrom: timeText,
  applyTo: timeText,
  needInvoice: z.boolean(),
  needAddress: z.boolean(),
  /** One is chosen. */
  gifts: z.array(gift),
  /** Null without a limit. */
  quota: z.int().nullable(),
  left: z.int().nullable(),
  rules: z.string(),
})
export type ProductActivity = z.infer<typeof ProductActivity>

/** An activity with the caller's products that it is for. */
export const ProductActivityDetail = ProductActivity.extend({
  products: z.array(
    z.object({
      regProductId: id,
      name: z.string(),
      serialEnd: z.string(),
      buyDate: z.iso.date(),
      /** A value of `applicationStates`. */
      state: z.int(),
    }),
  ),
})
export type ProductActivityDetail = z.infer<typeof ProductActivityDetail>

/** What a member applied for with one product. */
export const ProductApplication = z.object({
  activityId: id,
  regProductId: id,
  /** A value of `applicationStates`; 0 for a product without an application. */
  state: z.int(),
  gift: gift.nullable(),
  address: ParcelAddress.nullable(),
  invoicePics: z.array(ProofPicture),
  remark: z.string(),
  /** What staff wrote. */
  reason: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  createTime: timeText.nullable(),
})
export type ProductApplication = z.infer<typeof ProductApplication>

/** What staff write of an activity. */
export const productActivityFields = {
  title: memberText(2, 60),
  kind: activityKind,
  rules: memberText(1, 2000),
  productIds: z.array(id).min(1, '请选择型号').max(50),
  buyFrom: z.iso.date('请选择日期'),
  buyTo: z.iso.date('请选择日期'),
  applyFrom: timeText,
  applyTo: timeText,
  needInvoice: z.boolean(),
  needAddress: z.boolean(),
  /** Names; those that were there keep their id. */
  gifts: z.array(memberText(1, 60)).max(10, '最多 10 样'),
  quota: z.int('请填写整数').min(1).max(1_000_000).nullable(),
  isOpen: z.boolean(),
}

/** An activity as staff see it. */
export const StaffProductActivityItem = ProductActivity.extend({
  isOpen: z.boolean(),
  taken: z.int(),
  waiting: z.int(),
  version: z.int(),
})
export type StaffProductActivityItem = z.infer<typeof StaffProductActivityItem>

/** An application as staff see it; the address in full only after it was accepted. */
export const StaffProductApplicationItem = ProductApplication.extend({
  id,
  activityTitle: z.string(),
  productName: z.string(),
  serialEnd: z.string(),
  buyDate: z.iso.date(),
  memberId: id,
  nickName: z.string(),
  version: z.int(),
})
export type StaffProductApplicationItem = z.infer<typeof StaffProductApplicationItem>
