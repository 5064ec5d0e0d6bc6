import * as z from 'zod'
import {
  activityKinds,
  activityLimits,
  activityObstacles,
  applicationStates,
} from './product-activity.words.ts'
import { ProofPicture } from './product.shapes.ts'
import { ParcelAddress } from '../shapes/shipment.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const activityKind = z.literal(Object.values(activityKinds))
const applicationState = z.literal(Object.values(applicationStates))
const obstacle = z.enum(activityObstacles)

const gift = z.object({ id, name: z.string() })

/** An offer to members who registered certain products. */
export const ProductActivity = z.object({
  id,
  title: z.string(),
  kind: activityKind,
  /** Empty without a picture. */
  pictureUrl: z.string(),
  models: z.array(z.object({ productId: id, name: z.string() })),
  /** Days of purchase, both included. */
  buyFrom: z.iso.date(),
  buyTo: z.iso.date(),
  applyFrom: timeText,
  applyTo: timeText,
  needInvoice: z.boolean(),
  needAddress: z.boolean(),
  /** Months by which an accepted application extends the warranty; otherwise 0. */
  extensionMonths: z.int(),
  /** One of them is chosen. */
  gifts: z.array(gift),
  /** Null without a limit. */
  quota: z.int().nullable(),
  left: z.int().nullable(),
  rules: z.string(),
  /** A closed one is shown to those who applied. */
  isOpen: z.boolean(),
})
export type ProductActivity = z.infer<typeof ProductActivity>

/** An activity in a member's list, with the member's applications. */
export const ProductActivityOffer = ProductActivity.extend({
  /** Why the member cannot apply now; null if they can. */
  obstacle: obstacle.nullable(),
  applications: z.array(
    z.object({ regProductId: id, name: z.string(), serialEnd: z.string(), state: applicationState }),
  ),
})
export type ProductActivityOffer = z.infer<typeof ProductActivityOffer>

/** An activity with the caller's products of its models. */
export const ProductActivityDetail = ProductActivity.extend({
  obstacle: obstacle.nullable(),
  products: z.array(
    z.object({
      regProductId: id,
      name: z.string(),
      serialEnd: z.string(),
      buyDate: z.iso.date(),
      state: applicationState,
      /** Why the product cannot take part at any time; null if it can. */
      obstacle: obstacle
        .extract(['notInForce', 'boughtOutside', 'notMainland', 'extended', 'given', 'applied'])
        .nullable(),
    }),
  ),
})
export type ProductActivityDetail = z.infer<typeof ProductActivityDetail>

/** An application with one product. */
export const ProductApplication = z.object({
  activityId: id,
  regProductId: id,
  /** `none` for a product without an application. */
  state: applicationState,
  gift: gift.nullable(),
  /** Masked. */
  address: ParcelAddress.nullable(),
  invoicePics: z.array(ProofPicture),
  remark: z.string(),
  /** Written by staff. */
  reason: z.string(),
  carrier: z.string(),
  trackingNumber: z.string(),
  createTime: timeText.nullable(),
  /** Months by which it extends, or has extended, the warranty; otherwise 0. */
  extensionMonths: z.int(),
  /** The product went to a new owner, together with the extended warranty. */
  isHandedOver: z.boolean(),
  /** When the gift was handed over or sent. */
  sentTime: timeText.nullable(),
  mayModify: z.boolean(),
})
export type ProductApplication = z.infer<typeof ProductApplication>

export const productActivityFields = {
  title: memberText(2, activityLimits.title),
  kind: activityKind,
  rules: memberText(1, activityLimits.rules),
  productIds: z.array(id).min(1, '请选择型号').max(activityLimits.products),
  buyFrom: z.iso.date('请选择日期'),
  buyTo: z.iso.date('请选择日期'),
  applyFrom: timeText,
  applyTo: timeText,
  needInvoice: z.boolean(),
  needAddress: z.boolean(),
  /** Months by which the warranty is extended. */
  extensionMonths: z.int('请填写整数').min(0).max(activityLimits.extensionMonths).default(0),
  /** By name; those that existed before keep their id. */
  gifts: z
    .array(memberText(1, activityLimits.gift))
    .max(activityLimits.gifts, `最多 ${activityLimits.gifts} 样`),
  /** An upload; absent: the picture stays; null: it is removed. */
  pictureFileId: id.nullable().optional(),
  quota: z.int('请填写整数').min(1).max(1_000_000).nullable(),
  isOpen: z.boolean(),
}

export const StaffProductActivityItem = ProductActivity.extend({
  taken: z.int(),
  waiting: z.int(),
  version: z.int(),
})
export type StaffProductActivityItem = z.infer<typeof StaffProductActivityItem>

export const StaffProductApplicationItem = ProductApplication.omit({ mayModify: true }).extend({
  id,
  number: z.string(),
  activityTitle: z.string(),
  productName: z.string(),
  serialEnd: z.string(),
  buyDate: z.iso.date(),
  memberId: id,
  nickName: z.string(),
  version: z.int(),
})
export type StaffProductApplicationItem = z.infer<typeof StaffProductApplicationItem>
