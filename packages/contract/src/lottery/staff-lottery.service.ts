import * as z from 'zod'
import { lotteryLimits } from './lottery.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { lotteryState, lotteryType } from './lottery.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import {
  lotteryFields,
  StaffBarredMember,
  StaffLotteryDetail,
  StaffLotteryItem,
  StaffTicketItem,
} from './staff-lottery.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const operators = staff('activityOperator')

const filters = {
  /** Part of the title. */
  keyword: z.string().max(lotteryLimits.title.max).optional(),
  type: lotteryType.optional(),
  state: lotteryState.optional(),
}

export const lotterySheet = {
  name: '抽奖',
  columns: {
    id: '编号',
    title: '名称',
    type: '类型',
    state: '状态',
    startTime: '开始时间',
    endTime: '结束时间',
    drawTime: '开奖时间',
    members: '参加人数',
    tickets: '参加次数',
    prizes: '奖品份数',
  },
} as const satisfies CsvSheet

const ticketFilters = { lotteryId: id, wonOnly: z.boolean().default(false) }

export const lotteryTicketSheet = {
  name: '抽奖记录',
  columns: {
    round: '轮次',
    number: '号码',
    memberId: '会员编号',
    nickName: '昵称',
    createTime: '时间',
    state: '结果',
    prizeTitle: '奖品',
    coins: '金币',
    sameAddress: '同一地址的会员',
    sameDevice: '同一设备的会员',
    excludeReason: '作废的原因',
  },
} as const satisfies CsvSheet

export const barredSheet = {
  name: '不能参加抽奖的账号',
  columns: { id: '会员编号', nickName: '昵称', reason: '原因', addedBy: '谁添加', createTime: '时间' },
} as const satisfies CsvSheet

const changed = ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'] as const
const publicValue = memberText(1, lotteryLimits.publicValue)

/** Lotteries, for their organisers. */
export const StaffLottery = service('StaffLottery', {
  GetList: method({
    summary: '抽奖，新写的在前，也包括草稿',
    access: operators,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffLotteryItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的抽奖（CSV）',
    access: operators,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetDetail: method({
    summary: '一次抽奖，连同奖品、金币和开奖情况',
    access: operators,
    read: true,
    input: body({ id }),
    output: StaffLotteryDetail,
    errors: ['ContentNotFound'],
  }),
  Create: method({
    summary: '写一次抽奖，先是草稿',
    access: operators,
    write: true,
    input: writeBody(lotteryFields),
    output: StaffLotteryDetail,
    errors: [],
  }),
  Save: method({
    summary: '修改草稿；公布以后规则、奖品、概率和时间都不能再改',
    access: operators,
    write: true,
    input: writeBody({ id, version: z.int(), ...lotteryFields }),
    output: StaffLotteryDetail,
    errors: changed,
  }),
  Publish: method({
    summary: '公布：锁定规则和奖品，生成种子并公开它们的指纹',
    access: operators,
    write: true,
    input: writeBody({ id, version: z.int(), reason: staffReason }),
    output: StaffLotteryDetail,
    errors: changed,
  }),
  Cancel: method({
    summary: '取消还没开奖的抽奖：金币退回原来的批次，通知参加的人',
    access: operators,
    write: true,
    input: writeBody({ id, version: z.int(), reason: staffReason }),
    output: StaffLotteryDetail,
    errors: changed,
  }),
  SetPublicValue: method({
    summary: '截止以后录入规则里写明的公共数，等另一位工作人员核对',
    access: operators,
    write: true,
    input: writeBody({ id, version: z.int(), publicValue, reason: staffReason }),
    output: StaffLotteryDetail,
    errors: changed,
  }),
  ConfirmPublicValue: method({
    summary: '由另一位工作人员照来源再录入一遍公共数，一致就开奖',
    access: operators,
    write: true,
    input: writeBody({ id, version: z.int(), publicValue, reason: staffReason }),
    output: StaffLotteryDetail,
    errors: [...changed, 'NotAllowedOnSelf', 'PublicValueDiffers'],
  }),
  WithdrawPublicValue: method({
    summary: '撤回录错的公共数，重新录入；开奖以后不能撤回',
    access: operators,
    write: true,
    input: writeBody({ id, version: z.int(), reason: staffReason }),
    output: StaffLotteryDetail,
    errors: changed,
  }),
  GetTickets: method({
    summary: '一次抽奖的全部记录，新的在前',
    access: operators,
    read: true,
    input: body({ ...staffPageInput, ...ticketFilters }),
    output: pageOf(StaffTicketItem),
    errors: ['ContentNotFound'],
  }),
  ExportTickets: method({
    summary: '导出抽奖记录或中奖名单（CSV）',
    access: confirmedStaff('activityOperator'),
    write: true,
    input: writeBody({ ...ticketFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Exclude: method({
    summary: '公共数出现以前作废一次报名；原因和次数公开，金币退回',
    access: operators,
    write: true,
    input: writeBody({ id, reason: staffReason }),
    output: z.object({ id }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  GetBarred: method({
    summary: '工作人员自己的会员账号：数据库不让它们和它们用过的设备参加',
    access: operators,
    read: true,
    input: body({ ...staffPageInput }),
    output: pageOf(StaffBarredMember),
    errors: [],
  }),
  ExportBarred: method({
    summary: '导出不能参加抽奖的账号（CSV）',
    access: operators,
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Bar: method({
    summary: '登记或取消登记一个工作人员自己的会员账号',
    access: operators,
    write: true,
    input: writeBody({ memberId: id, on: z.boolean(), reason: staffReason }),
    output: z.object({ memberId: id }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
})
