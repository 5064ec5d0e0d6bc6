import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { StaffReferralItem } from './staff-referral.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const filters = {
  /** The inviter or the invited member: an id, or the exact nickname. */
  member: z.string().max(64).optional(),
  /** Only invitations whose members have something in common. */
  alike: z.boolean().optional(),
}

export const referralSheet = {
  name: '邀请',
  columns: {
    registerTime: '注册时间',
    inviterName: '邀请人',
    inviterId: '邀请人编号',
    inviteeName: '被邀请人',
    inviteeId: '被邀请人编号',
    state: '状态',
    signs: '相似之处',
    withheldTime: '扣住奖励的时间',
    withheldBy: '谁扣住',
  },
} as const satisfies CsvSheet

/** Invitations, and whether their rewards are paid. */
export const StaffReferral = service('StaffReferral', {
  GetList: method({
    summary: '邀请，新的在前：双方、状态、相似之处和奖励',
    access: staff('moderator', 'support'),
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffReferralItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的邀请（CSV），新的在前',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Withhold: method({
    summary: '扣住一次邀请给双方的奖励；已经发的收回',
    access: staff('moderator'),
    write: true,
    input: writeBody({ inviteeId: id, reason: staffReason }),
    output: StaffReferralItem,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  Release: method({
    summary: '发放扣住的奖励',
    access: staff('moderator'),
    write: true,
    input: writeBody({ inviteeId: id, reason: staffReason }),
    output: StaffReferralItem,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
})
