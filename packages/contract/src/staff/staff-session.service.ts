import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { secondFactor, staffName, staffPassword, StaffSelf, StaffSessionItem } from './staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { anyStaff } from '../wire/staff-access.ts'

/** Signing in to the console, and the caller's own account. */
export const StaffSession = service('StaffSession', {
  SignIn: method({
    summary: '登录后台：登录名、密码和动态码或恢复码',
    access: 'console',
    limit: 'consoleSignIn',
    input: body({ name: staffName, password: z.string().min(1).max(512), code: secondFactor }),
    output: StaffSelf,
    errors: ['StaffSignInWrong', 'StaffLocked'],
  }),
  SignOut: method({
    summary: '退出后台',
    access: anyStaff,
    write: true,
    input: writeBody({}),
    output: z.null(),
    errors: [],
  }),
  Get: method({
    summary: '当前登录的工作人员',
    access: anyStaff,
    read: true,
    input: body({}),
    output: StaffSelf,
    errors: [],
  }),
  Confirm: method({
    summary: '再次输入动态码，5 分钟内可以做敏感操作',
    access: anyStaff,
    limit: 'signIn',
    write: true,
    input: writeBody({ code: secondFactor }),
    output: StaffSelf,
    errors: ['StaffSignInWrong', 'StaffLocked'],
  }),
  ChangePassword: method({
    summary: '修改自己的后台密码；其他设备退出后台',
    access: anyStaff,
    limit: 'signIn',
    write: true,
    input: writeBody({ password: z.string().min(1).max(512), newPassword: staffPassword }),
    output: z.null(),
    errors: ['StaffSignInWrong', 'StaffLocked', 'PasswordRefused', 'PasswordTelling'],
  }),
  RenewRecoveryCodes: method({
    summary: '重新生成 10 个恢复码，旧的作废',
    access: { ...anyStaff, confirmed: true },
    write: true,
    input: writeBody({}),
    output: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: [],
  }),
  GetList: method({
    summary: '自己登录后台的设备',
    access: anyStaff,
    read: true,
    input: body({}),
    output: z.object({ items: z.array(StaffSessionItem) }),
    errors: [],
  }),
  End: method({
    summary: '让自己的一台设备退出后台',
    access: anyStaff,
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
})
