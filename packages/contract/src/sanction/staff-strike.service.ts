import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageInput, pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { appealLimits } from './strike.shapes.ts'
import {
  appealState,
  StaffAppeal,
  StaffAppealItem,
  StaffStrikeItem,
  strikeKind,
} from './strike-item.shapes.ts'
import { maxReviewReason } from '../review/review.limits.ts'
import { id, memberText } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

/** An id, or the exact nickname. */
const member = z.string().max(64).optional()

const strikeFilters = {
  member,
  kind: strikeKind.optional(),
  /** Sign-in name of the person who gave it. */
  staffName: z.string().max(64).optional(),
}
const appealFilters = { state: appealState, member }

const strikeColumns = {
  nickName: '会员',
  memberId: '会员编号',
  strike: '处罚',
  reason: '原因',
  target: '涉及',
  targetId: '涉及的编号',
  staffName: '谁给出',
} as const

export const strikeSheet = {
  name: '处罚记录',
  columns: {
    id: '编号',
    createTime: '时间',
    ...strikeColumns,
    untilTime: '到',
    liftTime: '撤销时间',
  },
} as const satisfies CsvSheet

export const appealSheet = {
  name: '申诉',
  columns: {
    id: '编号',
    createTime: '提出时间',
    ...strikeColumns,
    text: '申诉',
    dueTime: '期限',
    state: '结果（1 待处理，2 撤销处罚，3 维持）',
    answer: '答复',
    deciderName: '谁决定',
    decideTime: '决定时间',
  },
} as const satisfies CsvSheet

/** Strikes given by staff. */
export const StaffStrike = service('StaffStrike', {
  GetList: method({
    summary: '处罚记录，新的在前；给出的条件都要符合',
    access: staff('moderator', 'support'),
    read: true,
    input: body({ ...staffPageInput, ...strikeFilters }),
    output: pageOf(StaffStrikeItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的处罚记录（CSV），新的在前',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...strikeFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Lift: method({
    summary: '撤销一项处罚和它引起的处罚；10 秒内可以恢复，之后会员收到通知和说明',
    access: staff('moderator'),
    write: true,
    input: writeBody({ id, note: memberText(0, maxReviewReason), reason: staffReason }),
    output: StaffStrikeItem,
    errors: ['ContentNotFound'],
  }),
  UndoLift: method({
    summary: '恢复自己 10 秒内撤销的处罚：它、它引起的处罚和申诉都和撤销以前一样',
    access: staff('moderator'),
    write: true,
    input: writeBody({ id }),
    output: StaffStrikeItem,
    errors: ['NotAllowedNow', 'ChangedMeanwhile'],
  }),
})

export const StaffAppeals = service('StaffAppeals', {
  GetList: method({
    summary: '申诉：待处理的按期限，其他的新的在前',
    access: staff('moderator', 'support'),
    read: true,
    input: body({ ...pageInput, ...appealFilters }),
    output: pageOf(StaffAppealItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的申诉（CSV），次序与列表相同',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...appealFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Get: method({
    summary: '一份申诉、它的处罚和会员的其他处罚',
    access: staff('moderator', 'support'),
    read: true,
    input: body({ id }),
    output: StaffAppeal,
    errors: ['ContentNotFound'],
  }),
  Decide: method({
    summary: '撤销处罚或维持，撤销时可以同时恢复涉及的作品或评论；由给出处罚的人以外的人决定，会员读到答复',
    access: staff('moderator'),
    write: true,
    input: writeBody({
      id,
      lift: z.boolean(),
      /** With `lift`: show the target of the strike again. */
      restore: z.boolean().optional(),
      answer: memberText(1, appealLimits.answer),
      version: z.int(),
    }),
    output: StaffAppeal,
    errors: ['ContentNotFound', 'Forbidden', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
})
