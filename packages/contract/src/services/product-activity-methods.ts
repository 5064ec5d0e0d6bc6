import { body, method, writeBody } from '../method.ts'
import * as z from 'zod'
import { productProofs } from '../product-words.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { ProductActivity, ProductActivityDetail, ProductApplication } from '../shapes/product-activity.ts'
import { id, memberText } from '../shapes/text.ts'

const application = {
  activityId: id,
  regProductId: id,
  giftId: id.optional(),
  addressId: id.optional(),
  invoicePics: z.array(id).max(productProofs.invoices).default([]),
  remark: memberText(0, 200).default(''),
}

/** Activities for members with certain products: part of `UserProduct`. */
export const productActivityMethods = {
  GetProductActivityList: method({
    summary: '产品活动，新的在前：买赠、延保、固件体验和以旧换新登记',
    access: 'public',
    read: true,
    visitorCacheSeconds: 60,
    input: body({ ...pageInput }),
    output: pageOf(ProductActivity),
    errors: [],
  }),
  GetProductActivityDetail: method({
    summary: '一个产品活动，连同我能参加的产品和各自的申请状态',
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
    summary: '修改还在审核或需要补充材料的申请，重新审核',
    access: 'member',
    write: true,
    input: writeBody(application),
    output: ProductApplication,
    errors: ['ContentNotFound', 'NotAllowedNow', 'UploadNotFound'],
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
