import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart, requestColumns } from '../shapes/csv.ts'
import { phone } from '../account/identity.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

export const phoneRequestStates = ['waiting', 'approved', 'refused', 'expired'] as const

/** A request to replace the lost phone number of a member. */
export const StaffPhoneRequestItem = z.object({
  id,
  memberId: id,
  nickName: z.string(),
  /** The new number. */
  phoneMasked: z.string(),
  proof: z.string(),
  reason: z.string(),
  requesterName: z.string(),
  /** Requested by the reader: another staff member has to decide. */
  isOwn: z.boolean(),
  state: z.enum(phoneRequestStates),
  deciderName: z.string().nullable(),
  decisionReason: z.string(),
  createTime: timeText,
  expireTime: timeText,
})
export type StaffPhoneRequestItem = z.infer<typeof StaffPhoneRequestItem>

const filters = { memberId: id.optional(), waiting: z.boolean().optional() }

export const phoneRequestSheet = {
  name: '更换手机号的申请',
  columns: {
    id: '编号',
    nickName: '会员',
    memberId: '会员编号',
    phoneMasked: '新手机号',
    proof: '核实了什么',
    ...requestColumns,
  },
} as const satisfies CsvSheet

/** Help with a lost phone: one member of staff requests a new number for a member, another decides. */
export const StaffPhoneRequest = service('StaffPhoneRequest', {
  GetList: method({
    summary: '更换手机号的申请，新的在前',
    access: staff('support'),
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffPhoneRequestItem),
    errors: [],
  }),
  Export: method({
    summary: '导出更换手机号的申请（CSV），新的在前，手机号打码',
    access: confirmedStaff('support'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Create: method({
    summary: '为丢失手机号的会员申请更换；24 小时内由另一位同事决定',
    access: staff('support'),
    write: true,
    input: writeBody({ memberId: id, phone, proof: memberText(5, 200), reason: staffReason }),
    output: StaffPhoneRequestItem,
    errors: ['ContentNotFound', 'NotAllowedNow', 'PhoneTaken', 'PhoneQuarantined'],
  }),
  Decide: method({
    summary:
      '同意或拒绝更换手机号，不能是申请人自己；同意后立即更换，会员的设备全部退出，原手机号和邮箱收到提醒',
    access: confirmedStaff('support'),
    write: true,
    input: writeBody({ id, approve: z.boolean(), reason: staffReason }),
    output: StaffPhoneRequestItem,
    errors: [
      'ContentNotFound',
      'NotAllowedOnSelf',
      'NotAllowedNow',
      'ChangedMeanwhile',
      'PhoneTaken',
      'PhoneQuarantined',
    ],
  }),
})
