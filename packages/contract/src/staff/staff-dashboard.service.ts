import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { type FigureName, figureNames, Figures } from '../operations/figures.shapes.ts'
import { staffReason } from './staff.shapes.ts'
import { staff } from '../wire/staff-access.ts'

const day = z.iso
  .date('请选择日期')
  .refine((value) => value >= '2020-01-01' && value < '2100-01-01', '请选择 2020 年以后的日期')

const readers = staff('analyst', 'moderator', 'activityOperator', 'contestOperator')

/** First and last day in Shanghai, at most 366 days. */
const days = { fromDay: day, toDay: day }

const heads: Record<FigureName, string> = {
  members: '新会员',
  activeDay: '日活',
  activeWeek: '周活',
  activeMonth: '月活',
  retained1: '新会员里次日又来的',
  retained7: '新会员里 7 天后又来的',
  retained30: '新会员里 30 天后又来的',
  posts: '作品',
  photographs: '照片',
  comments: '评论',
  circles: '创建的圈子',
  circleJoins: '加入圈子',
  reports: '收到的举报',
  decidedReports: '处理的举报',
  decisionSeconds: '处理举报用时之和（秒）',
  failedSignIns: '会员登录失败',
  failedStaffSignIns: '工作人员登录失败',
  coinsIssued: '发放的金币',
  coinsRedeemed: '使用的金币',
  coinsExpired: '过期的金币',
  orders: '订单',
  presents: '礼品',
  registrations: '产品注册',
  productApplications: '活动申请',
  transfers: '产品过户',
  sightings: '挂失器材的照片',
  tasks: '领取的任务奖励',
  medals: '勋章',
  pushSent: '送达的推送',
  pushFailed: '没送到的推送',
  pushRemoved: '关闭的推送',
  digestsSent: '发出的邮件摘要',
  digestsFailed: '没发出的邮件摘要',
  digestsStopped: '退订的邮件摘要',
  fileBytes: '原图（字节）',
  databaseBytes: '数据库（字节）',
}

/** The column of a figure for the same number of days before. */
export const columnBefore = (name: FigureName): string => `before ${name}`

/** One row per day, with whole numbers from which a spreadsheet computes rates. */
export const figureSheet: CsvSheet = {
  name: '概览',
  columns: {
    day: '日期',
    dayBefore: '之前的日期',
    ...Object.fromEntries(
      figureNames.flatMap((name) => [
        [name, heads[name]],
        [columnBefore(name), `之前的${heads[name]}`],
      ]),
    ),
  },
}

export const StaffDashboard = service('StaffDashboard', {
  Get: method({
    summary: '概览：一段日子里每天的数字，和之前同样长的一段',
    access: readers,
    read: true,
    input: body(days),
    output: Figures,
    errors: [],
  }),
  Export: method({
    summary: '导出一段日子里每天的数字（CSV），和之前同样长的一段',
    access: readers,
    write: true,
    input: writeBody({ ...days, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
})
