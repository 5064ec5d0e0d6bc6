import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import {
  feedbackReply,
  feedbackState,
  feedbackType,
  StaffFeedbackDetail,
  StaffFeedbackItem,
} from './feedback.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const customerService = staff('support', 'moderator')

const filters = {
  state: feedbackState.optional(),
  type: feedbackType.optional(),
  /** Part of the text, or the number. */
  keyword: z.string().max(60).optional(),
}

/** Without the members' texts and names. */
export const feedbackSheet = {
  name: '客服工单',
  columns: {
    number: '编号',
    type: '类型',
    state: '状态',
    createTime: '提交时间',
    updateTime: '最后变化',
    staffName: '处理人',
  },
} as const satisfies CsvSheet

export const StaffFeedback = service('StaffFeedback', {
  GetList: method({
    summary: '客服工单：待处理和处理中的早提交的在前，其他的新的在前；可按内容的一部分或编号',
    access: customerService,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffFeedbackItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的客服工单（CSV），不含会员和内容，次序与列表相同',
    access: customerService,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetDetail: method({
    summary: '一件客服工单和往来的回复；联系方式不完整显示',
    access: customerService,
    read: true,
    input: body({ id }),
    output: StaffFeedbackDetail,
    errors: ['ContentNotFound'],
  }),
  RequestContact: method({
    summary: '查看工单的完整联系方式：记下原因，凭返回的凭据读取',
    access: confirmedStaff('support', 'moderator'),
    write: true,
    input: writeBody({ id, reason: staffReason }),
    output: z.object({ grant: z.string() }),
    errors: ['ContentNotFound'],
  }),
  SeeContact: method({
    summary: '凭据对应的完整联系方式，一分钟内、同一次登录有效',
    access: confirmedStaff('support', 'moderator'),
    read: true,
    input: body({ grant: z.string().max(500) }),
    output: z.object({ contact: z.string() }),
    errors: ['TicketInvalid', 'ContentNotFound'],
  }),
  Take: method({
    summary: '开始处理一件待处理的工单',
    access: customerService,
    write: true,
    input: writeBody({ id, version: z.int() }),
    output: StaffFeedbackDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  Reply: method({
    summary: '答复会员，会员收到通知',
    access: customerService,
    write: true,
    input: writeBody({ id, text: feedbackReply, version: z.int() }),
    output: StaffFeedbackDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'FeedbackClosed'],
  }),
  Close: method({
    summary: '关闭一件工单，会员不能再回复',
    access: customerService,
    write: true,
    input: writeBody({ id, version: z.int(), reason: staffReason }),
    output: StaffFeedbackDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'FeedbackClosed'],
  }),
})
