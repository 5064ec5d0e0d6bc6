import * as z from 'zod'
import { staffRoles } from '../wire/staff-access.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

export const staffLimits = {
  password: { min: 15, max: 128 },
  displayName: 20,
  reason: 200,
  recoveryCodes: 10,
  allowedFailures: 5,
} as const

/** The name in an authenticator while the account has none. */
export const consoleLabel = '后台'

const wellFormed = (value: string) => value.isWellFormed() && !value.includes('\u0000')

/** Sign-in name of staff; the audit log records it. */
export const staffName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9._-]{1,31}$/, '登录名以字母开头，2-32 个字母、数字或 . _ -')
  .transform((value) => value.toLowerCase())

/** 15–128 characters, any character, compared exactly. */
export const staffPassword = z
  .string()
  .refine(wellFormed, '含有无法识别的字符')
  .refine(
    (value) => [...value].length >= staffLimits.password.min,
    `密码至少 ${staffLimits.password.min} 个字符`,
  )
  .refine(
    (value) => [...value].length <= staffLimits.password.max,
    `密码最多 ${staffLimits.password.max} 个字符`,
  )

/** Six digits of the authenticator. */
export const totpCode = z.string().regex(/^\d{6}$/, '动态码是 6 位数字')

/** A code of the authenticator, or one of the ten recovery codes in its printed form. */
export const secondFactor = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, '').toUpperCase())
  .refine((value) => /^(?:\d{6}|[0-9A-Z]{16})$/.test(value), '请输入 6 位动态码或 16 位恢复码')

export const displayName = memberText(1, staffLimits.displayName)
export const staffReason = memberText(1, staffLimits.reason)
export const staffRole = z.enum(staffRoles)
export const staffRoleList = z
  .array(staffRole)
  .min(1, '至少选择一个角色')
  .max(staffRoles.length)
  .refine((roles) => new Set(roles).size === roles.length, '角色重复')

/** The signed-in member of staff. Instants are epoch milliseconds. */
export const StaffSelf = z.object({
  id,
  name: z.string(),
  displayName: z.string(),
  roles: z.array(staffRole),
  /** The end of the session, unless 30 minutes without a call end it earlier. */
  endsAt: z.int(),
  /** Until when calls that require a recent confirmation are open. */
  confirmedUntil: z.int(),
  recoveryCodesLeft: z.int(),
})
export type StaffSelf = z.infer<typeof StaffSelf>

export const StaffSessionItem = z.object({
  id,
  device: z.string(),
  region: z.string(),
  ip: z.string(),
  createTime: timeText,
  lastUseTime: timeText,
  isCurrent: z.boolean(),
})

/** A shop in which staff work. */
export const ShopName = z.object({ id, name: z.string() })
export type ShopName = z.infer<typeof ShopName>

export const StaffItem = z.object({
  id,
  name: z.string(),
  displayName: z.string(),
  roles: z.array(staffRole),
  /** The shop in which the person works; null outside shops. */
  shop: ShopName.nullable(),
  isOpen: z.boolean(),
  createTime: timeText,
  lastSignInTime: timeText.nullable(),
  /** For `SetRoles`, which is refused when somebody changed the account meanwhile. */
  version: z.int(),
})
export type StaffItem = z.infer<typeof StaffItem>

export const InvitationItem = z.object({
  id,
  roles: z.array(staffRole),
  invitedBy: z.string(),
  /** Set if it lets an existing account choose a new password and authenticator. */
  forName: z.string().nullable(),
  createTime: timeText,
  expireTime: timeText,
})
export type InvitationItem = z.infer<typeof InvitationItem>

/** A new invitation, whose secret is shown only once. */
export const NewInvitation = z.object({ id, token: z.string(), expireTime: timeText })

/** A row of the audit log. */
export const AuditItem = z.object({
  seq: z.int(),
  actor: z.string(),
  act: z.string(),
  targetKind: z.string(),
  targetId: z.string(),
  reason: z.string(),
  before: z.json().nullable(),
  after: z.json().nullable(),
  ip: z.string(),
  requestId: z.string().nullable(),
  createTime: timeText,
})
export type AuditItem = z.infer<typeof AuditItem>
