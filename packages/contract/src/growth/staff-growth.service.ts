import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart, requestColumns } from '../shapes/csv.ts'
import { GrowthRule } from './growth.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { correctionMemo, StaffCorrectionItem } from '../coin/staff-coin.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const operators = staff('activityOperator')
const maxExp = 1_000_000
/** The largest correction of experience, up or down. */
const maxExpCorrection = 10_000
const coins = z.int().min(0).max(10_000)
const effectiveOn = z.iso.date()
/** The version of the row with this day; 0 where there is none yet. */
const version = z.int().min(0)

/** A rule as it applies from a certain day on. */
export const StaffGrowthRule = GrowthRule.extend({
  /** Made of rule and day. */
  id: z.string(),
  effectiveOn,
  /** Whether it applies today; otherwise its day is in the future. */
  isCurrent: z.boolean(),
  inDayCap: z.boolean(),
  version: z.int(),
})
export type StaffGrowthRule = z.infer<typeof StaffGrowthRule>

/** Where the levels begin, the daily cap and the price of a make-up card, from a certain day on. */
export const StaffLevelScale = z.object({
  /** The day on which it takes effect. */
  id: z.string(),
  effectiveOn,
  isCurrent: z.boolean(),
  thresholds: z.array(z.int()).length(10),
  dayCap: z.int(),
  coinDayCap: z.int(),
  makeUpPrice: z.int(),
  version: z.int(),
})
export type StaffLevelScale = z.infer<typeof StaffLevelScale>

export const growthRuleSheet = {
  name: '经验规则',
  columns: {
    name: '行为或任务',
    exp: '经验',
    coins: '金币',
    cap: '最多次数（空的是不限）',
    capPeriod: '周期',
    capPerPost: '每个作品最多次数（空的是不限）',
    inDayCap: '计入每天上限',
    effectiveOn: '生效日',
    isCurrent: '现在生效',
  },
} as const satisfies CsvSheet

/** One line per level. */
export const levelScaleSheet = {
  name: '等级门槛',
  columns: {
    effectiveOn: '生效日',
    isCurrent: '现在生效',
    level: '等级',
    threshold: '门槛',
    dayCap: '每天最多经验',
    coinDayCap: '每天最多金币',
    makeUpPrice: '补签卡价格（金币）',
  },
} as const satisfies CsvSheet

const correctionFilters = { waiting: z.boolean().optional() }

/** A correction of experience. Approved and without a decider: one member of staff made it alone. */
export const StaffExpCorrectionItem = StaffCorrectionItem.extend({
  /** The member's present experience. */
  exp: z.int(),
  level: z.int(),
  /** The level after the correction, as of the request. */
  levelAfter: z.int(),
})
export type StaffExpCorrectionItem = z.infer<typeof StaffExpCorrectionItem>

export const expCorrectionSheet = {
  name: '经验的调整',
  columns: {
    id: '编号',
    memberId: '会员编号',
    nickName: '会员',
    amount: '经验',
    levelAfter: '调整后的等级',
    memo: '给会员的说明',
    ...requestColumns,
  },
} as const satisfies CsvSheet

/** The figures of levels and experience. Each change is a row with the day on which it takes effect. */
export const StaffGrowth = service('StaffGrowth', {
  GetRules: method({
    summary: '经验规则：今天生效的，和将要生效的',
    access: operators,
    read: true,
    input: body(staffPageInput),
    output: pageOf(StaffGrowthRule),
    errors: [],
  }),
  ExportRules: method({
    summary: '导出经验规则（CSV）',
    access: operators,
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  SaveRule: method({
    summary: '从某天起修改一条经验规则，今天或以后',
    access: operators,
    write: true,
    input: writeBody({
      rule: z.string().max(40),
      effectiveOn,
      exp: z.int().min(-maxExp).max(maxExp),
      coins,
      cap: z.int().min(0).max(10_000).nullable(),
      capPeriod: z.enum(['day', 'month']).nullable(),
      capPerPost: z.int().min(1).max(1000).nullable(),
      goal: z.int().min(1).max(maxExp).nullable(),
      version,
      reason: staffReason,
    }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'BadInput'],
  }),
  RemoveRule: method({
    summary: '取消一条还没有生效的修改',
    access: operators,
    write: true,
    input: writeBody({ rule: z.string().max(40), effectiveOn, version, reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  GetScales: method({
    summary: '等级门槛、每天的上限与补签卡的价格：今天生效的，和将要生效的',
    access: operators,
    read: true,
    input: body(staffPageInput),
    output: pageOf(StaffLevelScale),
    errors: [],
  }),
  ExportScales: method({
    summary: '导出等级门槛（CSV），每级一行',
    access: operators,
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  SaveScale: method({
    summary: '从某天起修改等级门槛、每天的上限与补签卡的价格，今天或以后',
    access: operators,
    write: true,
    input: writeBody({
      effectiveOn,
      thresholds: z.array(z.int().min(0).max(100_000_000)).length(10),
      dayCap: z.int().min(0).max(maxExp),
      coinDayCap: coins,
      makeUpPrice: coins,
      version,
      reason: staffReason,
    }),
    output: z.null(),
    errors: ['ChangedMeanwhile', 'BadInput'],
  }),
  CorrectExp: method({
    summary:
      '调整一位会员的经验；会员在明细里看到说明，等级只升不降。一位同事一天里调整一位会员不超过一级的立即生效，超过的 24 小时内由另一位同事决定',
    access: confirmedStaff('activityOperator', 'support'),
    write: true,
    input: writeBody({
      memberId: id,
      amount: z
        .int('经验是整数')
        .min(-maxExpCorrection, `一次最多 ${maxExpCorrection} 点经验`)
        .max(maxExpCorrection, `一次最多 ${maxExpCorrection} 点经验`)
        .refine((amount) => amount !== 0, '不能是 0'),
      memo: correctionMemo,
      reason: staffReason,
    }),
    output: StaffExpCorrectionItem,
    errors: ['ContentNotFound', 'BadInput', 'NotAllowedNow'],
  }),
})

/** Corrections of experience: small ones by one member of staff alone, others decided by a second one. */
export const StaffExpCorrection = service('StaffExpCorrection', {
  GetList: method({
    summary: '经验的调整和申请，新的在前',
    access: staff('activityOperator', 'support'),
    read: true,
    input: body({ ...staffPageInput, ...correctionFilters }),
    output: pageOf(StaffExpCorrectionItem),
    errors: [],
  }),
  Export: method({
    summary: '导出经验的调整和申请（CSV），新的在前',
    access: confirmedStaff('activityOperator'),
    write: true,
    input: writeBody({ ...correctionFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Decide: method({
    summary: '同意或拒绝调整经验，不能是申请人自己；同意后立即生效',
    access: confirmedStaff('activityOperator'),
    write: true,
    input: writeBody({ id, approve: z.boolean(), reason: staffReason }),
    output: StaffExpCorrectionItem,
    errors: ['ContentNotFound', 'NotAllowedOnSelf', 'NotAllowedNow', 'ChangedMeanwhile', 'BadInput'],
  }),
})
