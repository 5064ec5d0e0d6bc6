import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { circleState } from './circle.shapes.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageInput, pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import {
  CircleDissolution,
  EssenceGiver,
  StaffCircleDetail,
  StaffCircleItem,
  StaffCircleLine,
} from './staff-circle.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const operators = staff('moderator', 'activityOperator')
const readers = staff('moderator', 'activityOperator', 'support', 'analyst')

const filters = {
  /** Part of the circle's or the owner's name. */
  keyword: z.string().max(40).optional(),
  status: circleState.optional(),
  /** Only circles that wait for staff: new ones, changed names and covers, dissolutions. */
  waits: z.boolean().optional(),
  /** Held by the site, because nobody owns it. */
  isHeld: z.boolean().optional(),
}

export const circleSheet = {
  name: '摄影圈',
  columns: {
    title: '名称',
    status: '状态',
    applyAuditSetting: '加入方式',
    memberCount: '成员',
    publishCount: '作品',
    ownerName: '圈主',
    createTime: '创建时间',
  },
} as const satisfies CsvSheet

const versioned = { id, version: z.int(), reason: staffReason }

export const StaffCircle = service('StaffCircle', {
  GetList: method({
    summary: '摄影圈：等待处理的早的在前，其他新的在前；可按名称或圈主、状态',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffCircleItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的摄影圈（CSV），次序与列表相同',
    access: readers,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetDetail: method({
    summary: '一个圈子的资料、团队、等待处理的修改和转让',
    access: readers,
    read: true,
    input: body({ id }),
    output: StaffCircleDetail,
    errors: ['ContentNotFound'],
  }),
  GetHistory: method({
    summary: '一个圈子的全部记录，新的在前：成员、团队、站方和系统',
    access: readers,
    read: true,
    input: body({ ...pageInput, id }),
    output: pageOf(StaffCircleLine),
    errors: ['ContentNotFound'],
  }),
  GetOfMember: method({
    summary: '一位会员所在的圈子，圈主和管理员在前，最多 100 个',
    access: readers,
    read: true,
    input: body({ memberId: id }),
    output: z.array(StaffCircleItem.extend({ role: z.int(), memberStatus: z.int() })).max(100),
    errors: [],
  }),
  GetEssenceGivers: method({
    summary: '一个圈子里谁给谁加精了多少次，多的在前，最近 90 天，最多 100 组',
    access: readers,
    read: true,
    input: body({ id }),
    output: z.array(EssenceGiver).max(100),
    errors: ['ContentNotFound'],
  }),
  Decide: method({
    summary: '审核新圈子：通过或不通过',
    access: operators,
    write: true,
    input: writeBody({ ...versioned, pass: z.boolean() }),
    output: StaffCircleDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow', 'AlreadyThere'],
  }),
  DecideChange: method({
    summary: '审核名称或封面的修改',
    access: operators,
    write: true,
    input: writeBody({ ...versioned, pass: z.boolean() }),
    output: StaffCircleDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow', 'AlreadyThere'],
  }),
  Freeze: method({
    summary: '冻结圈子：圈里的作品只有作者看得到，团队什么也不能做',
    access: operators,
    write: true,
    input: writeBody(versioned),
    output: StaffCircleDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  Unfreeze: method({
    summary: '解除冻结',
    access: operators,
    write: true,
    input: writeBody(versioned),
    output: StaffCircleDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  HandOver: method({
    summary: '把圈子转交给一位成员',
    access: confirmedStaff('moderator', 'activityOperator'),
    write: true,
    input: writeBody({ ...versioned, memberId: id }),
    output: StaffCircleDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow', 'CircleNotMember'],
  }),
  Dissolve: method({
    summary: '解散圈子，7 天后生效；100 人以上的，一人申请、另一人决定',
    access: confirmedStaff('moderator', 'activityOperator'),
    write: true,
    input: writeBody(versioned),
    output: StaffCircleDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  DecideDissolution: method({
    summary: '同意或拒绝解散的申请：圈主的，或另一位工作人员的',
    access: confirmedStaff('moderator', 'activityOperator'),
    write: true,
    input: writeBody({ id, approve: z.boolean(), reason: staffReason }),
    output: CircleDissolution,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow', 'NotAllowedOnSelf'],
  }),
  WithdrawDissolution: method({
    summary: '撤回还没有生效的解散',
    access: operators,
    write: true,
    input: writeBody(versioned),
    output: StaffCircleDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
})
