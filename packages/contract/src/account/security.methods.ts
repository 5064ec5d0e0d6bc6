import * as z from 'zod'
import { body, method, writeBody } from '../wire/method.ts'
import { captchaCode, email, password, phone } from './identity.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

/** Proof, valid for ten minutes, that the member is present: from `ValidatePassword` or a verified code. */
const ticket = z.string().max(100)

export const LiveSession = z.object({
  id,
  device: z.string(),
  /** Province of the last known network address; empty when unknown. */
  region: z.string(),
  createTime: timeText,
  lastUseTime: timeText,
  isCurrent: z.boolean(),
})
export type LiveSession = z.infer<typeof LiveSession>

const newEmailSpec = {
  access: 'member',
  limit: 'signIn',
  write: true,
  input: writeBody({ ticket, newEmail: email, captchaNum: captchaCode }),
  output: z.object({ emailMasked: z.string() }),
  errors: ['TicketInvalid', 'CaptchaWrong', 'CaptchaVoid', 'EmailTaken', 'EmailRefused'],
} as const

/** Password, phone, e-mail and devices: every write consumes a fresh proof and ends all other sessions. */
export const securityMethods = {
  ValidatePassword: method({
    summary: '核对当前密码，得到 10 分钟有效的凭据',
    access: 'member',
    limit: 'signIn',
    input: body({ oldPassword: z.string().min(1).max(512), puzzle: z.string().max(200).optional() }),
    output: z.object({ ticket: z.string(), expiresAt: z.int() }),
    errors: ['WrongPassword', 'AccountLocked', 'PuzzleNeeded'],
  }),
  ModifyPassword: method({
    summary: '修改密码；其他设备退出登录',
    access: 'member',
    limit: 'signIn',
    write: true,
    input: writeBody({ ticket, newPassword: password }),
    output: z.null(),
    errors: ['TicketInvalid', 'PasswordRefused', 'PasswordTelling', 'PasswordUsedBefore'],
  }),
  ChangePhone: method({
    summary: '更换或首次绑定手机号；每 30 天一次，其他设备退出登录',
    access: 'member',
    limit: 'signIn',
    write: true,
    input: writeBody({ ticket, newPhone: phone, phoneCode: captchaCode }),
    output: z.object({ phoneMasked: z.string() }),
    errors: [
      'TicketInvalid',
      'CaptchaWrong',
      'CaptchaVoid',
      'PhoneTaken',
      'PhoneQuarantined',
      'PhoneTooSoon',
    ],
  }),
  ChangeEmail: method({ summary: '更换邮箱；其他设备退出登录', ...newEmailSpec }),
  BindEmail: method({ summary: '首次绑定邮箱', ...newEmailSpec }),
  GetSessions: method({
    summary: '登录中的设备',
    access: 'member',
    read: true,
    input: body({}),
    output: z.array(LiveSession),
    errors: [],
  }),
  RemoveSession: method({
    summary: '让一台设备退出登录',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
} as const
