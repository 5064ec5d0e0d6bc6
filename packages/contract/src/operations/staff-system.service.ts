import * as z from 'zod'
import { firstDayNames } from './first-day.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import {
  FirstDay,
  ProviderItem,
  providerNames,
  SystemDatabase,
  SystemNode,
  SystemStorage,
  SystemVersions,
  TestResult,
} from './staff-system.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

export const StaffSystem = service('StaffSystem', {
  Get: method({
    summary: '系统：版本、节点、数据库和存储',
    access: staff('superAdmin'),
    read: true,
    input: body({}),
    output: z.object({
      versions: SystemVersions,
      nodes: z.array(SystemNode),
      database: SystemDatabase,
      storage: SystemStorage,
    }),
    errors: [],
  }),
  GetProviders: method({
    summary: '短信、邮件、第三方登录和存储：有没有配置，今天成功和失败的次数，最近一次成功和失败',
    access: staff('superAdmin'),
    read: true,
    input: body({}),
    output: z.object({ items: z.array(ProviderItem) }),
    errors: [],
  }),
  GetFirstDay: method({
    summary: '开站前的准备：每一步做了、确认过，还是没做',
    access: staff('superAdmin'),
    read: true,
    input: body({}),
    output: FirstDay,
    errors: [],
  }),
  ConfirmFirstDay: method({
    summary: '确认开站前的一步不用再做，或收回确认',
    access: staff('superAdmin'),
    write: true,
    input: writeBody({ step: z.enum(firstDayNames), isConfirmed: z.boolean() }),
    output: FirstDay,
    errors: [],
  }),
  SendTest: method({
    summary: '用一家服务商发一条测试消息；短信里的验证码不能用来登录',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({
      provider: z.enum(providerNames),
      recipient: z
        .string()
        .max(254)
        .transform((value) => value.trim()),
      reason: staffReason,
    }),
    output: TestResult,
    errors: ['ContentNotFound'],
  }),
})
