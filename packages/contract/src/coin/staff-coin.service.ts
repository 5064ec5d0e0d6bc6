import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { coinKind, CoinTotals } from './coin.shapes.ts'
import { type CsvSheet, ExportStart, requestColumns } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { correctionMemo, maxCorrection, StaffCoinItem, StaffCorrectionItem } from './staff-coin.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const readers = staff('goodsManager', 'support', 'analyst')

const filters = {
  /** A member: the exact nickname, or the id. */
  keyword: z.string().max(254).optional(),
  kind: coinKind.optional(),
  /** Epoch milliseconds. */
  from: z.int().min(0).optional(),
  to: z.int().min(0).optional(),
}

export const coinSheet = {
  name: '金币账目',
  columns: {
    id: '编号',
    createTime: '时间',
    memberId: '会员编号',
    nickName: '昵称',
    kind: '类型',
    amount: '金币',
    text: '原因',
    bizType: '来源',
    bizId: '来源编号',
  },
} as const satisfies CsvSheet

export const StaffCoin = service('StaffCoin', {
  GetTotals: method({
    summary: '金币总数：发放、使用、过期、收回、会员手中',
    access: readers,
    read: true,
    input: body({}),
    output: CoinTotals,
    errors: [],
  }),
  GetList: method({
    summary: '金币账目，新的在前；给出的条件都要符合',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffCoinItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的金币账目（CSV），新的在前',
    access: confirmedStaff('goodsManager'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
})

const correctionFilters = { waiting: z.boolean().optional() }

export const coinCorrectionSheet = {
  name: '金币调整的申请',
  columns: {
    id: '编号',
    memberId: '会员编号',
    nickName: '会员',
    amount: '金币',
    memo: '给会员的说明',
    ...requestColumns,
  },
} as const satisfies CsvSheet

/** Corrections of members' coins: one of the staff requests, another decides. */
export const StaffCoinCorrection = service('StaffCoinCorrection', {
  GetList: method({
    summary: '金币调整的申请，新的在前',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...correctionFilters }),
    output: pageOf(StaffCorrectionItem),
    errors: [],
  }),
  Export: method({
    summary: '导出金币调整的申请（CSV），新的在前',
    access: confirmedStaff('goodsManager'),
    write: true,
    input: writeBody({ ...correctionFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Create: method({
    summary: '申请调整一位会员的金币；24 小时内由另一位同事决定，一位会员同时只有一个申请',
    access: confirmedStaff('goodsManager', 'support'),
    write: true,
    input: writeBody({
      memberId: id,
      amount: z
        .int('金币是整数')
        .min(-maxCorrection, `一次最多 ${maxCorrection} 金币`)
        .max(maxCorrection, `一次最多 ${maxCorrection} 金币`)
        .refine((amount) => amount !== 0, '不能是 0'),
      memo: correctionMemo,
      reason: staffReason,
    }),
    output: StaffCorrectionItem,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  Decide: method({
    summary: '同意或拒绝调整金币，不能是申请人自己；同意后立即入账',
    access: confirmedStaff('goodsManager'),
    write: true,
    input: writeBody({ id, approve: z.boolean(), reason: staffReason }),
    output: StaffCorrectionItem,
    errors: ['ContentNotFound', 'NotAllowedOnSelf', 'NotAllowedNow', 'ChangedMeanwhile', 'CoinsNotEnough'],
  }),
})
