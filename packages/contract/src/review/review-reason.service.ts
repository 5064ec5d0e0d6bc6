import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { ReviewReasonItem, reviewKind, reviewReasonText } from './review.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const access = staff('moderator')

export const reviewReasonSheet = {
  name: '处理原因',
  columns: { position: '顺序', text: '会员读到的话', kinds: '用于' },
} as const satisfies CsvSheet

export const ReviewReason = service('ReviewReason', {
  GetList: method({
    summary: '处理原因的列表',
    access,
    read: true,
    input: body({}),
    output: z.object({ items: z.array(ReviewReasonItem) }),
    errors: [],
  }),
  Export: method({
    summary: '导出处理原因（CSV），按显示的顺序',
    access: access,
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Save: method({
    summary: '新增或修改一条处理原因',
    access,
    write: true,
    input: writeBody({
      /** Absent for a new one. */
      id: id.optional(),
      version: z.int().optional(),
      text: reviewReasonText,
      kinds: z.array(reviewKind).min(1, '至少选择一种内容'),
      position: z.int().min(0).max(1000),
    }),
    output: ReviewReasonItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  Remove: method({
    summary: '去掉一条处理原因',
    access,
    write: true,
    input: writeBody({ id, version: z.int() }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
})
