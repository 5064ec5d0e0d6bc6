import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { artId } from './achievement.shapes.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import {
  artFields,
  medalGoal,
  medalTier,
  StaffFrameItem,
  StaffMedalItem,
  StaffOwnerItem,
} from './staff-achievement.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const operators = staff('activityOperator')
const granters = confirmedStaff('activityOperator')

const owners = {
  id: artId,
  /** A member: the exact nickname, or the id. */
  keyword: z.string().max(64).optional(),
}
const version = z.int().min(1)

export const artSentences = {
  needsGoal: '请写上 {n}，它代表门槛',
  order: '门槛要比低一级的高，比高一级的低',
  noMember: '没有这位会员，或者账号不在正常状态',
  hasIt: '这位会员已经有了',
} as const

/** One line per goal of a tier. */
export const medalSheet = {
  name: '勋章',
  columns: {
    id: '编号',
    name: '勋章',
    group: '分组',
    conditionText: '获得条件',
    tier: '级别',
    goal: '门槛',
    effectiveOn: '生效日',
    isCurrent: '现在生效',
    hidden: '获得前隐藏',
    ownersCount: '拥有的会员',
  },
} as const satisfies CsvSheet

/** One line per rule; a frame without rules has one line too. */
export const frameSheet = {
  name: '头像框',
  columns: {
    id: '编号',
    name: '头像框',
    source: '来源',
    conditionText: '获得条件',
    goal: '门槛',
    validDays: '有效天数（空的是长期）',
    effectiveOn: '生效日',
    isCurrent: '现在生效',
  },
} as const satisfies CsvSheet

const ownerColumns = { memberId: '会员编号', nickName: '会员' } as const
const ownedColumns = { obtainedTime: '获得时间', byStaff: '人工颁发', revokedTime: '收回时间' } as const

export const medalOwnerSheet = {
  name: '勋章获得记录',
  columns: { medalId: '勋章编号', ...ownerColumns, tier: '级别', ...ownedColumns },
} as const satisfies CsvSheet

export const frameOwnerSheet = {
  name: '头像框获得记录',
  columns: {
    frameId: '头像框编号',
    ...ownerColumns,
    ...ownedColumns,
    expireTime: '有效期至（空的是长期）',
  },
} as const satisfies CsvSheet

/** Medals: their texts and goals, and who has them. */
export const StaffMedal = service('StaffMedal', {
  GetList: method({
    summary: '全部勋章：文字、今天生效和将要生效的门槛、拥有的人数',
    access: operators,
    read: true,
    input: body(staffPageInput),
    output: pageOf(StaffMedalItem),
    errors: [],
  }),
  Export: method({
    summary: '导出全部勋章（CSV），每级门槛一行',
    access: operators,
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Save: method({
    summary: '修改勋章的名称和获得条件的说明',
    access: operators,
    write: true,
    input: writeBody({ id: artId, ...artFields, hidden: z.boolean(), version, reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'BadInput'],
  }),
  SaveGoal: method({
    summary: '从某天起修改一级勋章的门槛，今天或以后；已获得的不变',
    access: operators,
    write: true,
    input: writeBody({
      id: artId,
      tier: medalTier,
      effectiveOn: z.iso.date(),
      goal: medalGoal,
      /** The version of the row with this day; 0 where there is none yet. */
      version: z.int().min(0),
      reason: staffReason,
    }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'BadInput'],
  }),
  RemoveGoal: method({
    summary: '取消一个还没有生效的门槛',
    access: operators,
    write: true,
    input: writeBody({
      id: artId,
      tier: medalTier,
      effectiveOn: z.iso.date(),
      version,
      reason: staffReason,
    }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  GetOwners: method({
    summary: '一枚勋章的获得记录，新的在前，含收回的',
    access: operators,
    read: true,
    input: body({ ...staffPageInput, ...owners }),
    output: pageOf(StaffOwnerItem),
    errors: [],
  }),
  ExportOwners: method({
    summary: '导出一枚勋章的获得记录（CSV），新的在前',
    access: operators,
    write: true,
    input: writeBody({ ...owners, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Grant: method({
    summary: '颁发一枚勋章到某一级，含较低的各级；收回过的重新颁发',
    access: granters,
    write: true,
    input: writeBody({ id: artId, tier: medalTier, memberId: id, reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound', 'BadInput'],
  }),
  Revoke: method({
    summary: '因作弊收回一位会员的一枚勋章：各级都收回，不再按规则获得',
    access: granters,
    write: true,
    input: writeBody({ id: artId, memberId: id, reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
})

/** Frames around avatars: their texts and goals, and who has them. */
export const StaffFrame = service('StaffFrame', {
  GetList: method({
    summary: '全部头像框：文字、今天生效和将要生效的规则',
    access: operators,
    read: true,
    input: body(staffPageInput),
    output: pageOf(StaffFrameItem),
    errors: [],
  }),
  Export: method({
    summary: '导出全部头像框（CSV），每条规则一行',
    access: operators,
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Save: method({
    summary: '修改头像框的名称和获得条件的说明',
    access: operators,
    write: true,
    input: writeBody({ id: artId, ...artFields, version, reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'BadInput'],
  }),
  SaveRule: method({
    summary: '从某天起修改头像框的门槛和有效天数，今天或以后；已获得的不变',
    access: operators,
    write: true,
    input: writeBody({
      id: artId,
      effectiveOn: z.iso.date(),
      goal: medalGoal,
      validDays: z.int().min(1).max(3650).nullable(),
      /** The version of the row with this day; 0 where there is none yet. */
      version: z.int().min(0),
      reason: staffReason,
    }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'BadInput'],
  }),
  RemoveRule: method({
    summary: '取消一条还没有生效的头像框规则',
    access: operators,
    write: true,
    input: writeBody({ id: artId, effectiveOn: z.iso.date(), version, reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  GetOwners: method({
    summary: '一个头像框的获得记录，新的在前，含收回的',
    access: operators,
    read: true,
    input: body({ ...staffPageInput, ...owners }),
    output: pageOf(StaffOwnerItem),
    errors: [],
  }),
  ExportOwners: method({
    summary: '导出一个头像框的获得记录（CSV），新的在前',
    access: operators,
    write: true,
    input: writeBody({ ...owners, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Grant: method({
    summary: '颁发一个头像框，若干天或长期有效；收回过的重新颁发',
    access: granters,
    write: true,
    input: writeBody({
      id: artId,
      memberId: id,
      days: z.int().min(1).max(3650).nullable(),
      reason: staffReason,
    }),
    output: z.null(),
    errors: ['ContentNotFound', 'BadInput'],
  }),
  Revoke: method({
    summary: '因作弊收回一位会员的一个头像框，不再按规则获得',
    access: granters,
    write: true,
    input: writeBody({ id: artId, memberId: id, reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
})
