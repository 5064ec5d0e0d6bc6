import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import {
  MemberCard,
  MemberReport,
  MemberRow,
  MemberSession,
  memberFilterStates,
  personalField,
  profilePart,
} from './staff-member.shapes.ts'
import { pageInput, pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { muteDays } from '../sanction/strike.shapes.ts'
import { strikeKind } from '../sanction/strike-item.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const readers = staff('support', 'moderator')

const filters = {
  keyword: z.string().max(254).optional(),
  status: z.literal(Object.values(memberFilterStates)).optional(),
}

export const memberSheet = {
  name: '会员',
  columns: {
    id: '编号',
    nickName: '昵称',
    status: '状态',
    mutedUntil: '禁言到',
    phoneMasked: '手机号',
    emailMasked: '邮箱',
    level: '等级',
    publishCount: '作品',
    fansCount: '粉丝',
    registerTime: '注册时间',
  },
} as const satisfies CsvSheet

/** Reports of a member, or by a member. */
const reportFilters = { id, side: z.enum(['of', 'by']) }

export const StaffMember = service('StaffMember', {
  GetList: method({
    summary: '会员，新注册的在前；按昵称的一部分，或完整的手机号、邮箱、用户名、会员卡号、邀请码、编号查找',
    access: readers,
    read: true,
    input: body({ ...pageInput, ...filters }),
    output: pageOf(MemberRow),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的会员（CSV），新注册的在前，个人信息打码',
    access: confirmedStaff('support'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Get: method({
    summary: '一位会员的资料卡，个人信息打码',
    access: readers,
    read: true,
    input: body({ id }),
    output: MemberCard,
    errors: ['ContentNotFound'],
  }),
  GetSessions: method({
    summary: '一位会员的登录设备和最近的登录记录',
    access: readers,
    read: true,
    input: body({ id }),
    output: z.array(MemberSession),
    errors: [],
  }),
  GetReports: method({
    summary: '对一位会员的举报，或这位会员提交的举报，新的在前',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...reportFilters }),
    output: pageOf(MemberReport),
    errors: [],
  }),
  ExportReports: method({
    summary: '导出对一位会员的举报，或这位会员提交的举报（CSV），新的在前',
    access: staff('moderator'),
    write: true,
    input: writeBody({ ...reportFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  EndSessions: method({
    summary: '让会员的一台设备或全部设备退出登录',
    access: readers,
    write: true,
    input: writeBody({ id, sessionId: id.optional(), reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  ResetProfile: method({
    summary: '把头像、昵称或简介恢复为默认，并通知会员',
    access: staff('moderator'),
    write: true,
    input: writeBody({
      id,
      parts: z.array(profilePart).min(1, '至少选择一项').max(3),
      profileVersion: z.string().max(64),
      reason: staffReason,
    }),
    output: MemberCard,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  Sanction: method({
    summary: '警告、禁言或封号；会员收到原因，可以申诉',
    access: staff('moderator'),
    write: true,
    input: writeBody({
      id,
      kind: strikeKind,
      /** For `mute`. */
      days: z.literal(muteDays).optional(),
      reason: staffReason,
    }),
    output: MemberCard,
    errors: ['ContentNotFound'],
  }),
  RequestPersonalData: method({
    summary: '申请查看一项个人信息；写明原因，一分钟内有效',
    access: staff('support'),
    write: true,
    input: writeBody({ id, field: personalField, reason: staffReason }),
    output: z.object({ grant: z.string() }),
    errors: ['ContentNotFound'],
  }),
  GetPersonalData: method({
    summary: '按申请查看一项个人信息',
    access: staff('support'),
    read: true,
    input: body({ grant: z.string().max(200) }),
    output: z.object({ values: z.array(z.string()) }),
    errors: ['TicketInvalid'],
  }),
})
