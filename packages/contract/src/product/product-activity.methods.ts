import { body, method, writeBody } from '../wire/method.ts'
import * as z from 'zod'
import { activityLimits } from './product-activity.words.ts'
import { productProofs } from './product.words.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { ProductActivityDetail, ProductActivityOffer, ProductApplication } from './product-activity.shapes.ts'
import { id, memberText } from '../shapes/text.ts'

const application = {
  activityId: id,
  regProductId: id,
  giftId: id.optional(),
  /** Absent: a changed application keeps its address. */
  addressId: id.optional(),
  invoicePics: z.array(id).max(productProofs.invoices).default([]),
  remark: memberText(0, activityLimits.remark).default(''),
}

/** The part of `UserProduct` about activities for owners of certain products. */
export const productActivityMethods = {
  GetProductActivityList: method({
    summary: '产品活动，新的在前，带我能不能参加和我的申请；关闭和过期的只有申请过的人看得到',
    access: 'member',
    read: true,
    input: body({
      ...pageInput,
      /** Only activities that the caller applied for. */
      applied: z.boolean().default(false),
      /** Only activities for the model of this registration. */
      regProductId: id.optional(),
    }),
    output: pageOf(ProductActivityOffer),
    errors: [],
  }),
  GetProductActivityDetail: method({
    summary: '一个产品活动，连同我这些型号的产品、能不能参加和各自的申请状态',
    access: 'member',
    read: true,
    input: body({ id }),
    output: ProductActivityDetail,
    errors: ['ContentNotFound'],
  }),
  UserProductActivityApply: method({
    summary: '用一件产品参加活动：选一样礼品，每件产品只能申请一次，名额满了不能再申请',
    access: 'member',
    write: true,
    input: writeBody(application),
    output: ProductApplication,
    errors: [
      'ContentNotFound',
      'PlacesFull',
      'ApplyClosed',
      'AppliedAlready',
      'NotEligible',
      'UploadNotFound',
    ],
  }),
  UserProductActivityModify: method({
    summary: '修改申请，重新审核：审核中的到申请截止为止，需要补充材料的不受申请时间限制',
    access: 'member',
    write: true,
    input: writeBody(application),
    output: ProductApplication,
    errors: ['ContentNotFound', 'ApplyClosed', 'NotAllowedNow', 'UploadNotFound'],
  }),
  UserProductActivityDetail: method({
    summary: '一件产品在一个活动里的申请：填写的内容、状态、原因和礼品的寄送；没有申请过的状态是 0',
    access: 'member',
    read: true,
    input: body({ activityId: id, regProductId: id }),
    output: ProductApplication,
    errors: ['ContentNotFound'],
  }),
}
export type ProductActivityCall = keyof typeof productActivityMethods
