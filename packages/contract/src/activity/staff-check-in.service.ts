import * as z from 'zod'
import { activityBounds } from './activity.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import {
  Arrival,
  DeskLoan,
  EntranceActivity,
  EntranceList,
  EntranceScan,
  ScanOutcome,
  ScanConflict,
} from './staff-activity.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

/** As for organisers: staff of a shop for their own shop, or for activities that list them. */
const entrance = staff('activityOperator', 'storeClerk')
const bounds = activityBounds

/** The entrance of activities: check-in with and without a network, and the loan desk. */
export const StaffCheckIn = service('StaffCheckIn', {
  GetActivities: method({
    summary: '前后一天之内可以签到的活动',
    access: entrance,
    read: true,
    input: body({}),
    output: z.object({ items: z.array(EntranceActivity) }),
    errors: [],
  }),
  StaffPreload: method({
    summary: '一个活动离线签到所需的名单',
    access: entrance,
    read: true,
    input: body({ activityId: id }),
    output: EntranceList,
    errors: ['ContentNotFound'],
  }),
  StaffCheckIn: method({
    summary: '扫到的签到码，也包括离线时存下的：先扫的算数，重复的列为冲突，签到时间是扫码的时间',
    access: entrance,
    write: true,
    input: writeBody({
      activityId: id,
      /** Shown in conflicts. */
      device: memberText(1, bounds.device),
      /** The device's clock when it sends, in epoch milliseconds: corrects the times of the scans. */
      sentAt: z.int().min(0),
      scans: z.array(EntranceScan).min(1).max(bounds.scans),
    }),
    output: z.object({ answers: z.array(ScanOutcome), clockOffsetMs: z.int() }),
    errors: ['ContentNotFound'],
  }),
  FindPeople: method({
    summary: '按昵称的一部分找报名的人',
    access: entrance,
    read: true,
    input: body({ activityId: id, keyword: z.string().trim().min(1).max(40) }),
    output: z.object({ items: z.array(ScanOutcome.omit({ scanId: true, result: true })) }),
    errors: ['ContentNotFound'],
  }),
  CheckInByHand: method({
    summary: '人工签到，要有原因；在回顾的数字里单独列出',
    access: entrance,
    write: true,
    input: writeBody({ activityId: id, enrolId: id, reason: staffReason }),
    output: ScanOutcome.omit({ scanId: true }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  WalkIn: method({
    summary: '现场报名并签到：扫会员「我的二维码」，名额不够时拒绝',
    access: entrance,
    write: true,
    input: writeBody({ activityId: id, card: z.string().min(1).max(200), reason: staffReason }),
    output: ScanOutcome.omit({ scanId: true }),
    errors: ['ContentNotFound', 'NotAllowedNow', 'PlacesFull', 'AppliedAlready'],
  }),
  UndoCheckIn: method({
    summary: '撤回一次错误的签到，通知本人，收回奖励',
    access: entrance,
    write: true,
    input: writeBody({ activityId: id, enrolId: id, reason: staffReason }),
    output: ScanOutcome.omit({ scanId: true }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  GetConflicts: method({
    summary: '重复的和没有被接受的扫码，新的在前',
    access: entrance,
    read: true,
    input: body({ ...pageInput, activityId: id }),
    output: pageOf(ScanConflict),
    errors: ['ContentNotFound'],
  }),
  GetArrivals: method({
    summary: `最近的签到和没有通过的扫码，新的在前，最多 ${activityBounds.arrivals} 条`,
    access: entrance,
    read: true,
    input: body({ activityId: id }),
    output: z.object({ items: z.array(Arrival) }),
    errors: ['ContentNotFound'],
  }),
  GetLoans: method({
    summary: '试机台：各个时段分到的人和排队的人',
    access: entrance,
    read: true,
    input: body({ activityId: id }),
    output: z.object({ items: z.array(DeskLoan) }),
    errors: ['ContentNotFound'],
  }),
  AssignLoans: method({
    summary: '分配试机：借得少的人优先，其次按公开的种子随机，分不到的排队',
    access: entrance,
    write: true,
    input: writeBody({ activityId: id, reason: staffReason }),
    output: z.object({ items: z.array(DeskLoan) }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  HandOut: method({
    summary: '交出一件试机的器材，扫签到码或选人，可以写明状况',
    access: entrance,
    write: true,
    input: writeBody({ id, version: z.int(), note: memberText(0, bounds.note).default('') }),
    output: DeskLoan,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  TakeBack: method({
    summary: '收回一件试机的器材；晚还的时段顺延给排队的人',
    access: entrance,
    write: true,
    input: writeBody({ id, version: z.int(), note: memberText(0, bounds.note).default('') }),
    output: DeskLoan,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
})
