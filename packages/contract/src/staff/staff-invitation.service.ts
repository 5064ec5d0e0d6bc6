import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import {
  displayName,
  InvitationItem,
  NewInvitation,
  staffName,
  staffPassword,
  staffReason,
  staffRole,
  staffRoleList,
  StaffSelf,
  totpCode,
} from './staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const token = z.string().min(1).max(100)

export const invitationSheet = {
  name: '没有接受的邀请',
  columns: {
    id: '编号',
    roles: '角色',
    forName: '为谁重设',
    invitedBy: '邀请人',
    createTime: '发出时间',
    expireTime: '有效期至',
  },
} as const satisfies CsvSheet

/** Invitations to the console: valid once, within 48 hours. */
export const StaffInvitation = service('StaffInvitation', {
  Get: method({
    summary: '打开邀请：角色、要写进验证器的密钥',
    access: 'console',
    limit: 'consoleSignIn',
    input: body({ token }),
    output: z.object({
      roles: z.array(staffRole),
      invitedBy: z.string(),
      /** Set if it renews an existing account. */
      forName: z.string().nullable(),
      /** For the authenticator: an `otpauth:` address for the QR code, and Base32 to type. */
      totpUri: z.string(),
      totpSecret: z.string(),
    }),
    errors: ['InvitationInvalid'],
  }),
  Accept: method({
    summary: '接受邀请：设置登录名、密码和验证器，得到恢复码并登录',
    access: 'console',
    limit: 'consoleSignIn',
    input: body({
      token,
      /** For a new account. */
      name: staffName.optional(),
      displayName: displayName.optional(),
      password: staffPassword,
      code: totpCode,
    }),
    output: z.object({ recoveryCodes: z.array(z.string()), self: StaffSelf }),
    errors: ['InvitationInvalid', 'StaffNameTaken', 'StaffSignInWrong', 'PasswordRefused', 'PasswordTelling'],
  }),
  GetList: method({
    summary: '还没有接受的邀请，新的在前',
    access: staff('superAdmin'),
    read: true,
    input: body(staffPageInput),
    output: pageOf(InvitationItem),
    errors: [],
  }),
  Export: method({
    summary: '导出还没有接受的邀请（CSV），新的在前',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Create: method({
    summary: '邀请一位工作人员；链接只显示一次',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ roles: staffRoleList, reason: staffReason }),
    output: NewInvitation,
    errors: [],
  }),
  CreateForAccount: method({
    summary: '让一位工作人员重设密码和验证器；链接只显示一次',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ staffId: id, reason: staffReason }),
    output: NewInvitation,
    errors: ['ContentNotFound'],
  }),
  Revoke: method({
    summary: '收回一份邀请',
    access: staff('superAdmin'),
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
})
