import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import {
  applicationStates,
  productActivityFields,
  StaffProductActivityItem,
  StaffProductApplicationItem,
} from '../../shapes/product-activity.ts'
import { staffReason } from '../../shapes/staff.ts'
import { id, memberText } from '../../shapes/text.ts'
import { staff } from '../../staff.ts'

const readers = staff('productReviewer', 'support')
const reviewers = staff('productReviewer')

/** Activities of products, and what members applied for. */
export const StaffProductActivity = service('StaffProductActivity', {
  GetList: method({
    summary: '产品活动，新的在前，也包括已关闭的',
    access: readers,
    read: true,
    input: body({ ...pageInput }),
    output: pageOf(StaffProductActivityItem),
    errors: [],
  }),
  Create: method({
    summary: '添加一个产品活动',
    access: reviewers,
    write: true,
    input: writeBody(productActivityFields),
    output: StaffProductActivityItem,
    errors: [],
  }),
  Save: method({
    summary: '修改一个产品活动；名额不能少于已用的',
    access: reviewers,
    write: true,
    input: writeBody({ id, version: z.int(), ...productActivityFields }),
    output: StaffProductActivityItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'PlacesFull'],
  }),
  GetApplications: method({
    summary: '活动申请；待审核的旧的在前，其他的新的在前',
    access: readers,
    read: true,
    input: body({
      ...pageInput,
      activityId: id.optional(),
      state: z.int().min(1).max(6).optional(),
    }),
    output: pageOf(StaffProductApplicationItem),
    errors: [],
  }),
  Decide: method({
    summary: '通过、退回补充、不通过或取消一份申请；不通过和取消的名额还给活动',
    access: reviewers,
    write: true,
    input: writeBody({
      id,
      state: z.literal([
        applicationStates.accepted,
        applicationStates.incomplete,
        applicationStates.refused,
        applicationStates.cancelled,
      ]),
      reason: staffReason,
      version: z.int(),
    }),
    output: StaffProductApplicationItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  Send: method({
    summary: '登记一份礼品已发放，寄送的带上快递和单号',
    access: reviewers,
    write: true,
    input: writeBody({
      id,
      carrier: memberText(0, 30).default(''),
      trackingNumber: memberText(0, 40).default(''),
      version: z.int(),
    }),
    output: StaffProductApplicationItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
})
